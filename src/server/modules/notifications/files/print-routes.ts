import { printTrips } from "#contract/operator/bulk/print-trips.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Route } from "#server/http/route.ts";
import type { daySheetPdf } from "#server/modules/notifications/files/day-sheet-pdf.ts";
import type { signsPdf } from "#server/modules/notifications/files/signs-pdf.ts";
import { boardReader, findSigns, rowsOfTrips, type Orders } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes by which the staff prints several trips. */
export function printRoutes(orders: Orders): Route[] {
  return [
    deskRoute(orders, printTrips, {
      act: async (_, { body }, doer) => ({
        subject: { kind: "account", id: doer.accountId },
        after: { trips: body.trip_ids, print: body.print },
      }),
      answer: async ({ body, caller }) => {
        const now = orders.clock();
        const rows = await rowsOfTrips(orders, body.trip_ids, boardReader(caller, now));
        const trips = rows.filter(({ state }) => state !== "cancelled");
        if (trips.length === 0) throw new Refusal("not-found");
        const about = { locale: caller.locale, at: new Date(now) };
        const signs = await findSigns(orders.db, body.trip_ids);
        const names = trips.map((trip) => signs.get(trip.trip_id) || trip.name);
        const pdf = body.print === "sheet" ? await writeDaySheet(trips, about) : await writeSigns(names, about);
        const day = trips[0]?.pickup.local.slice(0, 10) ?? "";
        return { name: `${body.print}-${day}.pdf`, pdf: pdf.toString("base64") };
      },
    }),
  ];
}

// Writing paper takes libraries and fonts of its own, which a server loads with its first paper.
const writeDaySheet: typeof daySheetPdf = async (...given) =>
  (await import("#server/modules/notifications/files/day-sheet-pdf.ts")).daySheetPdf(...given);
const writeSigns: typeof signsPdf = async (...given) =>
  (await import("#server/modules/notifications/files/signs-pdf.ts")).signsPdf(...given);

import { printTrips } from "#contract/console/bulk/print-trips.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Route } from "#server/http/route.ts";
import { boardReader } from "#server/modules/console/board/board-reader.ts";
import { findSigns } from "#server/modules/console/board/board.repository.ts";
import { rowsOfTrips } from "#server/modules/console/bulk/rows-of-trips.ts";
import { writeDaySheet, writeSigns } from "#server/modules/notifications/index.ts";
import type { Orders } from "#server/modules/orders/index.ts";
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

import {
  confirmTrips,
  driveTrips,
  markTrips,
  passTrips,
  seeTrips,
  type BulkOutcomeView,
} from "#contract/console/bulk/bulk-deeds.ts";
import { cancelTrips, previewCancelTrips } from "#contract/console/bulk/cancel-trips.ts";
import { exportTrips } from "#contract/console/bulk/export-trips.ts";
import { previewPassTrips } from "#contract/console/bulk/preview-pass-trips.ts";
import { deskRoute, doerOf } from "#server/http/operator/desk-route.ts";
import { staffOf } from "#server/http/operator/staff-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { boardReader } from "#server/modules/console/board/board-reader.ts";
import { doToEach } from "#server/modules/console/bulk/do-to-each.ts";
import { previewCancelling } from "#server/modules/console/bulk/preview-cancelling.ts";
import { previewPassing } from "#server/modules/console/bulk/preview-passing.ts";
import { rowsOfTrips } from "#server/modules/console/bulk/rows-of-trips.ts";
import { nameDriver } from "#server/modules/console/drivers/name-driver.ts";
import { setProvider } from "#server/modules/console/drivers/set-provider.ts";
import { markTrip, seeChanges } from "#server/modules/console/orders/mark-and-note.ts";
import { cancelByStaff, confirmOrder, type Orders } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

type Act = Parameters<typeof doToEach>[2];

/** The routes by which the staff does the same to several trips. */
export function bulkRoutes(orders: Orders): Route[] {
  const each = async (
    { name }: { readonly name: string },
    input: { readonly caller: Caller; readonly body: Pick<Parameters<typeof doToEach>[1], "trips"> },
    act: Act,
  ): Promise<BulkOutcomeView> => {
    const { caller, body } = input;
    const { trips } = body;
    const asked = { call: name, doer: doerOf(input), locale: caller.locale, trips };
    const results = await doToEach(orders, asked, act);
    const ids = trips.map(({ trip_id: id }) => id);
    return { results, trips: await rowsOfTrips(orders, ids, boardReader(caller, orders.clock())) };
  };
  return [
    route(confirmTrips, async (input) =>
      each(confirmTrips, input, async (trx, tripId, seen, doer) =>
        confirmOrder(trx, { ...seen, tripIds: [tripId], now: orders.clock() }, doer),
      ),
    ),
    route(seeTrips, async (input) =>
      each(seeTrips, input, async (trx, tripId, seen) => seeChanges(trx, { ...seen, tripIds: [tripId] })),
    ),
    route(markTrips, async (input) => {
      const { add = [], remove = [] } = input.body;
      return each(markTrips, input, async (trx, tripId, { orderId }, doer) =>
        markTrip(trx, { tripId, add, remove }, { orderId, now: orders.clock() }, doer),
      );
    }),
    route(driveTrips, async (input) => {
      const { driver, tell } = input.body;
      return each(driveTrips, input, async (trx, tripId, seen) =>
        nameDriver(trx, { ...seen, tripId, driver, tell, now: orders.clock() }),
      );
    }),
    route(passTrips, async (input) =>
      each(passTrips, input, async (trx, tripId, seen) =>
        setProvider(trx, orders, { ...seen, tripId, providerId: input.body.provider_id }),
      ),
    ),
    route(previewPassTrips, async ({ body: { trip_ids: tripIds }, caller }) => ({
      providers: await previewPassing(orders, tripIds, caller.locale),
    })),
    route(previewCancelTrips, async ({ body: { trip_ids: tripIds, reason }, caller }) =>
      previewCancelling(orders, { tripIds, reason, locale: caller.locale }, staffOf(caller)),
    ),
    route(cancelTrips, async (input) => {
      const { trips, reason, text = "" } = input.body;
      if (reason === "other" && text.trim() === "") throw new Refusal("malformed", { words: { where: "text" } });
      const shown = new Map(trips.map(({ trip_id: id, fee, refund }) => [id, { fee, refund }]));
      const { locale } = input.caller;
      return each(cancelTrips, input, async (trx, tripId, seen, doer) => {
        const expected = shown.get(tripId) ?? { fee: 0, refund: 0 };
        const asked = { ...seen, tripIds: [tripId], reason, text: text.trim(), isWaived: false, expected, locale };
        return (await cancelByStaff(trx, orders, asked, doer)).deed;
      });
    }),
    deskRoute(orders, exportTrips, {
      act: async (_, { body }, doer) => ({
        subject: { kind: "account", id: doer.accountId },
        after: { trips: body.trip_ids },
      }),
      answer: async ({ body, caller }) => ({
        trips: await rowsOfTrips(orders, body.trip_ids, boardReader(caller, orders.clock())),
      }),
    }),
  ];
}

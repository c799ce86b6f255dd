import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { Console } from "#web/console/app/console.tsx";
import { appliesTo, type BulkDeed } from "#web/console/bulk/bulk-parts.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import type { KeyCommand } from "./key-table.ts";

type TripKeys = {
  readonly trip: BoardTripView | undefined;
  readonly actions: OrderActions;
  readonly may: { readonly drive: boolean; readonly mark: boolean; readonly note: boolean };
  readonly now: number;
  readonly t: Console["t"];
  readonly onOpen: (window: "driver" | "provider" | "note") => void;
};

/** What keys do to the trip in focus; a key that cannot do its work now says why. */
export function tripKeys({ trip, actions, may, now, t, onOpen }: TripKeys): Partial<Record<KeyCommand, () => void>> {
  const { undoable, isBusy } = actions;
  const undo = undoable && { undo: () => void actions.undo(undoable) };
  if (trip === undefined) return { ...undo };
  const unless = (deed: BulkDeed, words: () => string, act: () => void) => () =>
    appliesTo(deed, trip) ? act() : actions.refuse(words());
  const state = { state: t(`console.state.${trip.state}`) };
  const driven = (window: "driver" | "provider") =>
    unless(
      "driveTrips",
      () => t("console.whyNot.driver", state),
      () => onOpen(window),
    );
  return {
    ...undo,
    ...(may.drive && {
      confirm: unless(
        "confirmTrips",
        () => t(`console.whyNot.confirm.${whyNotConfirm(trip, now)}`, state),
        () => !isBusy && void actions.confirm(trip),
      ),
      driver: driven("driver"),
      provider: driven("provider"),
    }),
    ...(may.mark && {
      seen: unless(
        "seeTrips",
        () => t("console.whyNot.seen"),
        () => void actions.see(trip),
      ),
    }),
    ...(may.note && { note: () => onOpen("note") }),
  };
}

/** Why a trip cannot be confirmed. */
function whyNotConfirm({ state, pay, pickup }: BoardTripView, now: number): "unpaid" | "past" | "state" {
  const isUnpaid = state === "placed" && (pay.standing === "waiting" || pay.standing === "part-paid");
  if (!isUnpaid) return "state";
  return pickup.at < now ? "past" : "unpaid";
}

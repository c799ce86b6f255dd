import { lazy, Suspense, type ReactNode } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useWindow } from "#web/console/app/use-window.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { StateDoings } from "#web/console/states/state-doings.tsx";
import css from "./order-doings.module.css";

const ChangeDialog = lazy(() => import("./change-dialog.tsx").then((file) => ({ default: file.ChangeDialog })));
const CancelDialog = lazy(() => import("./cancel-dialog.tsx").then((file) => ({ default: file.CancelDialog })));

type OrderDoingsProps = {
  readonly order: DeskOrderView;
  /** The trip in focus. */
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  /** Where the order leads besides. */
  readonly children?: ReactNode;
};

/** What can be done to an order beyond its driver and its notes; each opens what it will come to before it is done. */
export function OrderDoings({ order, trip, actions, children }: OrderDoingsProps) {
  const { t, locale } = useConsole();
  const rights = useRights();
  const [window, setWindow] = useWindow<"cancel" | "change">("doings", trip.trip_id);
  const mayChange = rights("changing") === "works";
  const isOver = ["cancelled", "no-show", "completed"].includes(trip.state);
  const fee = order.cancel_fee;
  const close = () => setWindow(undefined);
  const mayOpen = mayChange && (trip.state === "placed" || trip.state === "confirmed");
  useKeys({ ...(mayOpen && { change: () => setWindow("change") }) });
  const mayCancel = mayChange && !isOver;
  return (
    <div className={css["doings"]}>
      {mayOpen && (
        <BarButton command="change" onClick={() => setWindow("change")}>
          {t("console.desk.change")}
        </BarButton>
      )}
      {children}
      <StateDoings order={order} trip={trip} actions={actions} />
      {mayCancel && (
        <span className={css["last"]}>
          <BarButton onClick={() => setWindow("cancel")}>
            {fee === null
              ? t("console.desk.cancel")
              : t("console.desk.cancelFee", { fee: sumWords(fee, trip.currency, locale) })}
          </BarButton>
        </span>
      )}
      <Suspense>
        {window === "change" && <ChangeDialog order={order} trip={trip} actions={actions} onClose={close} />}
        {window === "cancel" && <CancelDialog trips={order.trips} trip={trip} actions={actions} onClose={close} />}
      </Suspense>
    </div>
  );
}

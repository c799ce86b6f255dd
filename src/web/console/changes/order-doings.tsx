import { lazy, Suspense, useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import css from "./order-doings.module.css";

const CancelDialog = lazy(() => import("./cancel-dialog.tsx").then((file) => ({ default: file.CancelDialog })));

type OrderDoingsProps = {
  readonly order: DeskOrderView;
  /** The trip in focus. */
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
};

/** What can be done to an order beyond its driver and its notes; each opens what it will come to before it is done. */
export function OrderDoings({ order, trip, actions }: OrderDoingsProps) {
  const { t, locale } = useConsole();
  const rights = useRights();
  const [window, setWindow] = useState<"cancel">();
  const mayChange = rights("changing") === "works";
  const isOver = ["cancelled", "no-show", "completed"].includes(trip.state);
  const fee = order.cancel_fee;
  const close = () => setWindow(undefined);
  if (!mayChange || isOver) return null;
  return (
    <div className={css["doings"]}>
      <span className={css["last"]}>
        <BarButton onClick={() => setWindow("cancel")}>
          {fee === null
            ? t("console.desk.cancel")
            : t("console.desk.cancelFee", { fee: sumWords(fee, trip.currency, locale) })}
        </BarButton>
      </span>
      <Suspense>
        {window === "cancel" && <CancelDialog trips={order.trips} trip={trip} actions={actions} onClose={close} />}
      </Suspense>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useStore } from "zustand/react";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { useApi } from "#web/api/api-context.ts";
import { currentAttempt, newAttempt, saveAttempt } from "#web/features/orders/attempt.ts";
import { orderNowQuery } from "#web/features/orders/order-now-query.ts";
import { PlaceOrderAction } from "#web/features/orders/place-order-action.tsx";
import soft from "#web/lib/soft-note.module.css";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import css from "./change-note.module.css";
import { changedSum, changedSumWords, sumToPay, type ChangedSum } from "./changed-sum.ts";
import { followingTrips } from "./following-trips.ts";

type ChangeActionProps = Omit<ComponentProps<typeof PlaceOrderAction>, "earlier" | "press" | "note"> & {
  readonly orderId: number;
  readonly offer: PickedOffer;
  readonly draft: TripDraft;
  /** What is said about paying this much, in wire units. */
  readonly paymentNote: (sum: number) => ReactNode;
};

/** The main button where an order is changed, which says what the change costs or brings back before it is pressed. */
export function ChangeAction({ orderId, offer, draft, paymentNote, ...action }: ChangeActionProps) {
  const { t, money, store } = usePricedPage();
  const isVisitor = useStore(store, ({ account }) => account === null || account === undefined);
  const { data: order } = useQuery(orderNowQuery(useApi(), orderId));
  const [isAlone, setAlone] = useState(() => currentAttempt().alone ?? false);
  const following = order ? followingTrips(order, draft, { isVisitor }) : [];
  const others = order?.trips.filter(({ order_id: id }) => following.includes(id)) ?? [];
  const sum = order && changedSum(order, offer, draft);
  const values = sum && {
    before: money(sum.before, action.currency),
    now: money(sum.now, action.currency),
    difference: money(sum.difference, action.currency),
  };
  const { placing } = action;
  const { edit } = currentAttempt();
  // Own changes are known before the order is read again.
  const isOld = order !== undefined && edit !== undefined && order.version > edit;
  const isSettled = placing.step === "repriced" || placing.step === "refused";
  const press =
    placing.step === "repriced"
      ? t("booking.draft.acceptChange", { price: money(placing.now, placing.currency ?? action.currency) })
      : t(sum ? pressOf(sum) : "booking.draft.saveChange", values);
  return (
    <PlaceOrderAction
      {...action}
      total={sum?.now ?? action.total}
      earlier={undefined}
      press={press}
      note={
        <>
          {others.length > 0 && (
            <div className={css["others"]}>
              <Checkbox
                label={t("booking.draft.alsoIn", { trips: others.map((trip) => tripName(trip, t)).join(", ") })}
                checked={!isAlone}
                onChange={(isAlso) => {
                  setAlone(!isAlso);
                  saveAttempt({ ...currentAttempt(), alone: !isAlso });
                }}
              />
            </div>
          )}
          {isOld && (
            <div className={`${soft["note"]} ${css["sum"]}`} role="alert">
              <p>{t("booking.draft.changedElsewhere")}</p>
              <Button
                look="link"
                size="card"
                onClick={() => {
                  // What stands in the form is what the order was.
                  newAttempt();
                  location.reload();
                }}
              >
                {t("booking.draft.loadAgain")}
              </Button>
            </div>
          )}
          {sum && !isSettled && !isOld && (
            <p className={`${soft["note"]} ${css["sum"]}`} role="status">
              {t(changedSumWords(sum), values)}
            </p>
          )}
          {sum && !isOld && action.paysNow && paymentNote(sumToPay(sum))}
        </>
      }
    />
  );
}

function pressOf({ before, now, isPaid }: ChangedSum) {
  if (now === before) return "booking.draft.saveChange";
  return isPaid && now < before ? "booking.draft.saveRefund" : "booking.draft.saveFor";
}

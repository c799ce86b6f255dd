import { useState } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CircleCheck } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import note from "#web/lib/soft-note.module.css";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { backSuffix, backSums } from "./back-suffix.ts";
import type { CancelCheck } from "./cancel-check-query.ts";
import css from "./order-plans.module.css";
import { sharesForm } from "./shares-form.ts";
import { TripPlan } from "./trip-plan.tsx";
import { useChangeLink } from "./use-change-link.ts";

/** Leads to the form that changes the way there and the way back together; nothing where each car is changed alone. */
function WholeChange({ trips }: { readonly trips: OrderView["trips"] }) {
  const { t } = usePage();
  const link = useChangeLink();
  const [first] = trips;
  if (first === undefined || !sharesForm(trips)) return null;
  return (
    <Button wide {...link(first.order_id)}>
      {t("orders.change")}
    </Button>
  );
}

/** The window that asks whether to cancel; it comes when the page has nothing else to do. */
const cancelPart = pagePart(() => import("./cancel-sheet.tsx").then((file) => file.CancelSheet));

type Trips = OrderView["trips"];

/**
 * What can be done with an order when plans change: a line of time with what cancelling costs, the way to its change, and cancelling one
 * trip or all of them.
 */
export function OrderPlans({ order }: { readonly order: OrderView }) {
  const { t, money } = usePricedPage();
  const [asked, setAsked] = useState<Trips>();
  const [done, setDone] = useState<string>();
  // What has been driven has no plans.
  const open = order.trips.filter(
    ({ change, cancel_fee, state }) => change !== null && cancel_fee === null && state !== "completed",
  );
  const isOne = order.trips.length === 1;
  useWhenIdle(cancelPart.preload, open.length > 0);
  const onDone = (trips: Trips) => (check: CancelCheck) => {
    setAsked(undefined);
    const [first] = trips;
    const name =
      trips.length === 1 && first && !isOne
        ? t("orders.cancel.doneTrip", { trip: tripName(first, t) })
        : t("orders.cancel.done");
    const back = check.refund > 0 ? t(`orders.cancel.doneBack${backSuffix(check)}`, backSums(check, money)) : "";
    setDone(`${name} ${back}`.trim());
  };
  return (
    <div className={css["plans"]}>
      <div role="status">
        {done !== undefined && (
          <p className={`${note["note"]} ${css["done"]}`} tabIndex={-1} ref={takeFocus}>
            <Icon glyph={CircleCheck} size={20} />
            {done}
          </p>
        )}
      </div>
      {open.length > 0 && (
        <Card title={t("prices.fee")}>
          <div>
            {open.map((trip) => (
              <TripPlan
                key={trip.order_id}
                {...{ trip, isOne, isPaid: order.account.paid > 0, isShared: sharesForm(order.trips) }}
                onCancel={() => setAsked([trip])}
              />
            ))}
            {!isOne && (
              <div className={css["whole"]}>
                <WholeChange trips={order.trips} />
                {open.length > 1 && (
                  <Button look="danger" wide onClick={() => setAsked(open)}>
                    {t(open.length === order.trips.length ? "orders.plans.cancelAll" : "orders.plans.cancelRest")}
                  </Button>
                )}
              </div>
            )}
          </div>
        </Card>
      )}
      {asked && (
        <LaterPart
          part={cancelPart}
          wanted
          props={{ order, trips: asked, onClose: () => setAsked(undefined), onDone: onDone(asked) }}
        />
      )}
    </div>
  );
}

/** The button that had the focus is gone with its trip. */
function takeFocus(node: HTMLElement | null): void {
  node?.focus();
}

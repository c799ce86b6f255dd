import type { ReactNode } from "react";
import { useSearch } from "wouter";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { HireView } from "#contract/orders/wire-hire.ts";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import { HireCancel } from "./hire-cancel.tsx";
import { HireFacts } from "./hire-facts.tsx";
import { HirePayment } from "./hire-payment.tsx";
import { HireWords } from "./hire-words.tsx";
import css from "./yacht-order.module.css";
import { YachtPhotos } from "./yacht-photos.tsx";

type YachtOrderProps = {
  readonly order: OrderView;
  readonly hire: HireView;
  /** The bank has not answered for a long time. */
  readonly waitsLong: boolean;
  /** Whom to call, and that this device keeps the key, as the page of every order has them. */
  readonly contact: ReactNode;
  readonly forget: ReactNode;
};

/** An order of kind yacht for the holder of its key: what is paid of what, what is due and when, what was bought, and its cancelling. */
export function YachtOrder(props: YachtOrderProps) {
  return (
    <HireWords>
      <Opened {...props} />
    </HireWords>
  );
}

function Opened({ order, hire, waitsLong, contact, forget }: YachtOrderProps) {
  const { t } = usePage();
  const link = useLink();
  const search = pageSearch(useSearch());
  const number = t("orders.number", { number: String(order.order_id) });
  return (
    <div className={css["page"]}>
      <p className={css["number"]}>{number}</p>
      <h1>{t(`hires.standing.${order.state}` as "hires.standing.placed")}</h1>
      {order.lapsed && <p className={css["soft"]}>{t("hires.lapsed")}</p>}
      <div className={css["columns"]}>
        <div className={css["pay"]}>
          <HirePayment order={order} hire={hire} waitsLong={waitsLong} />
        </div>
        <div className={css["main"]}>
          {hire.words !== "" && <blockquote className={css["words"]}>{hire.words}</blockquote>}
          {hire.offer_id !== null && hire.photos.length > 0 && (
            <YachtPhotos
              offerId={hire.offer_id}
              headers={keyHeaders(order.order_id)}
              vessel={hire.vessel}
              photos={hire.photos}
            />
          )}
          <HireFacts hire={hire.cancel_fee === null ? hire : { ...hire, cancellation: [] }} />
        </div>
        <div className={css["side"]}>
          <HireCancel order={order} hire={hire} />
          {contact}
          <Button wide {...link(`/yacht${search}`)}>
            {t("hires.toYachts")}
          </Button>
          {forget}
        </div>
      </div>
    </div>
  );
}

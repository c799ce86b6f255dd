import type { ReactNode } from "react";
import { useSearch } from "wouter";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { YachtView } from "#contract/orders/yacht-orders.ts";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { OfferWords } from "#web/features/offers/offer-words.tsx";
import { OfferedYacht } from "#web/features/offers/offered-yacht.tsx";
import { YachtPhotos } from "#web/features/offers/yacht-photos.tsx";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import { YachtCancel } from "./yacht-cancel.tsx";
import css from "./yacht-order.module.css";
import { YachtPayment } from "./yacht-payment.tsx";

type YachtOrderProps = {
  readonly order: OrderView;
  readonly yacht: YachtView;
  /** The bank has not answered for a long time. */
  readonly waitsLong: boolean;
  /** Whom to call, and that this device keeps the key, as the page of every order has them. */
  readonly contact: ReactNode;
  readonly forget: ReactNode;
};

/** An order of kind yacht for the holder of its key: what is paid of what, what is due and when, what was bought, and its cancelling. */
export function YachtOrder(props: YachtOrderProps) {
  return (
    <OfferWords>
      <Opened {...props} />
    </OfferWords>
  );
}

function Opened({ order, yacht, waitsLong, contact, forget }: YachtOrderProps) {
  const { t } = usePage();
  const link = useLink();
  const search = pageSearch(useSearch());
  const number = t("orders.number", { number: String(order.order_id) });
  return (
    <div className={css["page"]}>
      <p className={css["number"]}>{number}</p>
      <h1>{t(`offers.yacht.standing.${order.state}` as "offers.yacht.standing.placed")}</h1>
      {order.lapsed && <p className={css["soft"]}>{t("offers.yacht.lapsed")}</p>}
      <div className={css["columns"]}>
        <div className={css["pay"]}>
          <YachtPayment order={order} yacht={yacht} waitsLong={waitsLong} />
        </div>
        <div className={css["main"]}>
          {yacht.words !== "" && <blockquote className={css["words"]}>{yacht.words}</blockquote>}
          {yacht.offer_id !== null && yacht.photos.length > 0 && (
            <YachtPhotos
              offerId={yacht.offer_id}
              headers={keyHeaders(order.order_id)}
              vessel={yacht.vessel}
              photos={yacht.photos}
            />
          )}
          <OfferedYacht yacht={yacht.cancel_fee === null ? yacht : { ...yacht, cancellation: [] }} />
        </div>
        <div className={css["side"]}>
          <YachtCancel order={order} yacht={yacht} />
          {contact}
          <Button wide {...link(`/yacht${search}`)}>
            {t("offers.yacht.toYachts")}
          </Button>
          {forget}
        </div>
      </div>
    </div>
  );
}

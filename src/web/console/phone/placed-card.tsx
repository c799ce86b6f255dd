import { useEffect, useRef } from "react";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import { Check } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { OrderLink } from "#web/console/orders/order-link.tsx";
import css from "./placed-card.module.css";
import type { PlacedOrder } from "./use-place-order.ts";

type PlacedCardProps = {
  readonly order: PlacedOrder;
  readonly onOpen: () => void;
  readonly onNext: () => void;
  readonly onBoard: () => void;
};

/** The order has been placed: its number, where its letter goes, and what may come next. */
export function PlacedCard({ order, onOpen, onNext, onBoard }: PlacedCardProps) {
  const { t, locale } = useConsole();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was typed is gone, and with it what had the focus.
  useEffect(() => heading.current?.focus(), []);
  const sum = sumWords(order.amount, order.currency, locale);
  const language = t(`console.lang.${order.letter_lang}`);
  return (
    <div className={css["placed"]} data-surface="paper">
      <Icon glyph={Check} size={32} />
      <h2 ref={heading} tabIndex={-1} className={css["title"]}>
        {t("console.phone.placed", { number: order.order_id, sum })}
      </h2>
      <p>
        {order.reach === "call"
          ? t("console.phone.noLetter")
          : t(isPaidOnline(order.pay_by) ? "console.phone.linkTo" : "console.phone.letterTo", {
              email: order.reach === "email" ? order.email : order.phone,
              language,
            })}
      </p>
      {order.reach !== "email" && <OrderLink orderId={order.order_id} />}
      <div className={css["next"]}>
        <BarButton primary onClick={onNext}>
          {t("console.phone.next")}
        </BarButton>
        <BarButton onClick={onOpen}>{t("console.phone.openOrder", { number: order.order_id })}</BarButton>
        <BarButton onClick={onBoard}>{t("console.toBoard")}</BarButton>
      </div>
    </div>
  );
}

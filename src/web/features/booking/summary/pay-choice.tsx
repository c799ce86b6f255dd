import { CreditCard, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";
import { payByOf } from "#web/trip/account-rules.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import css from "./order-summary.module.css";

const GLYPHS = { card: CreditCard, cash: Wallet } as const;

/** The payment method: a choice if there are several, otherwise the only one in words (PAY-22). */
export function PayChoice({ offer, draft, rules, onChange }: CardProps) {
  const { t, money } = usePage();
  const { total, trips } = orderPrice(offer, draft);
  const choices = rules.payBy;
  const value = payByOf(draft.company.payBy, rules);
  const sum = (amount: number) => money(amount, offer.price.currency);
  // There and back come two drivers, each of whom is paid for one ride.
  const cash = ([there = 0, back]: readonly number[]) =>
    back === undefined
      ? t("booking.money.cash", { sum: sum(total) })
      : t("booking.money.cashBoth", { there: sum(there), back: sum(back) });
  return (
    <div className={css["payment"]}>
      {choices.length > 1 && (
        <Segmented
          label={t("accounts.payBy")}
          options={choices.map((choice) => ({
            value: choice,
            label: t(`accounts.pay.${choice}`),
            icon: <Icon glyph={GLYPHS[choice]} size={18} />,
          }))}
          value={value}
          onChange={(payBy) => onChange({ type: "company", fields: { payBy } })}
        />
      )}
      <p className={css["pay"]}>
        {choices.length === 1 && <Icon glyph={GLYPHS[value]} size={18} />}
        {value === "card" ? t("booking.payCard") : cash(trips)}
      </p>
    </div>
  );
}

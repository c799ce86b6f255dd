import { isPaidAtOnce } from "#domain/orders/order-amount.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { payByOf } from "#web/trip/account-rules.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import css from "./order-summary.module.css";
import { PAY_GLYPHS } from "./pay-glyphs.ts";

type PaySwitchProps = Pick<CardProps, "onChange"> & { readonly choices: readonly PayBy[]; readonly value: PayBy };

/** The choice among ways to pay, which only accounts have. */
function PaySwitch({ choices, value, onChange }: PaySwitchProps) {
  const { t } = usePage();
  return (
    <Segmented
      label={t("accounts.payBy")}
      options={choices.map((choice) => ({
        value: choice,
        label: t(`accounts.pay.${choice}`),
        icon: <Icon glyph={PAY_GLYPHS[choice]} size={18} />,
      }))}
      value={value}
      onChange={(payBy) => onChange({ type: "company", fields: { payBy } })}
    />
  );
}

/** The payment method: a choice if there are several, otherwise the only one in words. Nothing is asked where nothing is to be paid. */
export function PayChoice({ offer, draft, rules, onChange }: CardProps) {
  const { t, money } = usePricedPage();
  const { total } = orderPrice(offer, draft);
  if (isPaidAtOnce(total)) return <p className={css["pay"]}>{t("booking.payNothing")}</p>;
  const choices = rules.payBy;
  const value = payByOf(draft.company.payBy, rules);
  return (
    <div className={css["payment"]}>
      {choices.length > 1 && <PaySwitch {...{ choices, value, onChange }} />}
      <p className={css["pay"]}>
        {choices.length === 1 && <Icon glyph={PAY_GLYPHS[value]} size={18} />}
        {t(`booking.payBy.${value}`, { sum: money(total, offer.price.currency) })}
      </p>
    </div>
  );
}

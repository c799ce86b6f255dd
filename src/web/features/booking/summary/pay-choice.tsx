import type { PayBy } from "#domain/orders/order-state.ts";
import { CreditCard, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./order-summary.module.css";

type PayChoiceProps = {
  readonly choices: readonly PayBy[];
  readonly value: PayBy;
  readonly onChange: (payBy: PayBy) => void;
};

const GLYPHS = { card: CreditCard, cash: Wallet } as const;

/** The payment method: a choice if there are several, otherwise the only one in words (PAY-22). */
export function PayChoice({ choices, value, onChange }: PayChoiceProps) {
  const { t } = usePage();
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
          onChange={onChange}
        />
      )}
      <p className={css["pay"]}>
        {choices.length === 1 && <Icon glyph={GLYPHS[value]} size={18} />}
        {t(value === "card" ? "booking.payCard" : "accounts.payDriver")}
      </p>
    </div>
  );
}

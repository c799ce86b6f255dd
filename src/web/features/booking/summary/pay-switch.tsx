import type { PayBy } from "#domain/orders/pay-by.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";
import { PAY_GLYPHS } from "./pay-glyphs.ts";

type PaySwitchProps = Pick<CardProps, "onChange"> & { readonly choices: readonly PayBy[]; readonly value: PayBy };

/** The choice among ways to pay, which only accounts have. */
export function PaySwitch({ choices, value, onChange }: PaySwitchProps) {
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

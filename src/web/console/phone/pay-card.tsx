import { useId } from "react";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";
import type { Reach } from "#domain/orders/reach.ts";
import { CURRENCIES } from "#domain/values/money.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Banknote, Link, ReceiptText } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import css from "./pay-card.module.css";

type PayCardProps = {
  readonly draft: PhoneDraft;
  /** How the buyer may pay. */
  readonly choices: readonly PayBy[];
  readonly payBy: PayBy;
  /** Where the letter goes; empty while nobody knows. */
  readonly email: string;
  readonly reach: Reach;
  readonly price: PriceItem | undefined;
  /** A customer who pays the driver may do so in any currency. */
  readonly mayPayCash: boolean;
  /** An account or a partner with a currency of its own leaves no choice. */
  readonly hasCurrencies: boolean;
  readonly onChange: (fields: Partial<PhoneDraft>) => void;
};

const GLYPHS = { card: Link, cash: Banknote } as const;

/** How it is paid: by the link of the letter or to the driver; nobody types a card here. */
export function PayCard({
  draft,
  choices,
  payBy,
  email,
  reach,
  price,
  mayPayCash,
  hasCurrencies,
  onChange,
}: PayCardProps) {
  const { t, cardCurrencies } = useConsole();
  const name = useId();
  return (
    <DeskCard title={t("console.phone.pay")}>
      <fieldset className={css["choices"]} aria-label={t("console.phone.pay")}>
        {choices.map((choice) => (
          <label key={choice} className={css["choice"]} data-chosen={choice === payBy || undefined}>
            <input type="radio" name={name} checked={choice === payBy} onChange={() => onChange({ payBy: choice })} />
            <Icon glyph={GLYPHS[choice]} size={18} />
            <span className={css["how"]}>
              {t(choice === "card" ? `console.phone.payBy.card.${reach}` : `console.phone.payBy.${choice}`)}
              {choice === "card" && reach === "email" && <small>{email}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {hasCurrencies && (
        <div className={css["currency"]}>
          <Select
            label={t("console.phone.currency")}
            value={draft.currency}
            options={[
              { value: "", label: t("console.phone.usualCurrency") },
              ...(mayPayCash ? CURRENCIES : cardCurrencies).map((code) => ({ value: code, label: code })),
            ]}
            onChange={(currency) => onChange({ currency })}
          />
        </div>
      )}
      <p className={css["absent"]}>
        <Icon glyph={ReceiptText} size={18} />
        <span>{t("console.phone.noInvoice")}</span>
      </p>
      {price?.flexible_tariff === true && (
        <div data-gap="flexible">
          <Checkbox
            label={t("console.phone.flexible")}
            checked={draft.flexibleAgreed}
            onChange={(flexibleAgreed) => onChange({ flexibleAgreed })}
          />
        </div>
      )}
      <p className={css["told"]}>{t("console.phone.tell")}</p>
    </DeskCard>
  );
}

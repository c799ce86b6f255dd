import { currencySign } from "#i18n/format-money.ts";
import { Menu } from "#ui/menu.tsx";
import { keepChoice } from "#web/page/keep-choice.ts";
import { usePage } from "#web/page/page.tsx";
import { withSearch } from "#web/page/with-search.ts";
import css from "./currency-choice.module.css";

/** The currency of all prices: choosing another writes it into the address and keeps it for later visits. */
export function CurrencyChoice() {
  const page = usePage();
  const { t, options } = page;
  const { currency } = options;
  const sign = currencySign(currency);
  const all = options.currencies.includes(currency) ? options.currencies : [currency, ...options.currencies];
  if (all.length < 2) return null;
  return (
    <Menu
      label={t("menu.currency", { currency })}
      text={
        <>
          {sign !== undefined && `${sign} `}
          <span className={css["code"]} data-signed={sign === undefined ? undefined : ""}>
            {currency}
          </span>
        </>
      }
      items={all.map((code) => ({ key: code, label: [currencySign(code), code].filter(Boolean).join(" ") }))}
      late
      mode="radio"
      checked={[currency]}
      onPick={(next) => {
        keepChoice("currency", next, page);
        location.assign(withSearch(location.search, { currency: next }));
      }}
    />
  );
}

import css from "./price-icon.module.css";
import { priceSign } from "./price-sign.ts";

/** The sign of the currency that prices are in, as an icon. */
export function PriceIcon({ currency }: { readonly currency: string }) {
  const sign = priceSign(currency);
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden focusable={false}>
      <text className={css["sign"]} data-long={sign.length > 1 || undefined} x="12" y="12">
        {sign}
      </text>
    </svg>
  );
}

import { loyaltyPoints } from "#domain/prices/loyalty-points.ts";
import { usePage } from "#web/page/page.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { useSecondPrice } from "#web/trip/second-price.ts";
import css from "./order-summary.module.css";

type TotalNotesProps = { readonly offer: PickedOffer; readonly total: number };

/** Under the total: the same in the account's second currency, and the points it earns. */
export function TotalNotes({ offer: { price }, total }: TotalNotesProps) {
  const { t, locale, options } = usePage();
  const { alternative_price: other, price: sum, currency } = price;
  // Services and times have no price in the second currency: the total is converted as the ride was.
  const second = useSecondPrice()(other === null || sum === 0 ? null : Math.round((total * other) / sum));
  const isFramed = options.moduleType !== "booking";
  const points = loyaltyPoints({ rate: price.coef_loyalica, total, currency, locale, isFramed });
  if (second === undefined && points === 0) return null;
  return (
    <div className={css["totalNotes"]}>
      {second !== undefined && <p>{t("booking.money.second", { sum: second })}</p>}
      {points > 0 && <p>{t("booking.money.points", { count: points })}</p>}
    </div>
  );
}

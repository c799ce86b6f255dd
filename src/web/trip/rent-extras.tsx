import type { PriceItem } from "#contract/prices/prices.ts";
import { usePricedPage, type PricedPage } from "#web/page/priced-page.ts";

type RentExtrasProps = {
  readonly rent: PriceItem["terms"]["rent"];
  readonly currency: string;
};

/** How far a rented car goes for its price and what more costs, in one line; nothing where its tariff says nothing. */
export function RentExtras({ rent, currency }: RentExtrasProps) {
  const page = usePricedPage();
  return rent === undefined ? null : <span>{rentExtras(rent, currency, page).join(" · ")}</span>;
}

/** The same, one text for each thing that the tariff says. */
export function rentExtras(
  rent: RentExtrasProps["rent"],
  currency: string,
  { t, money }: Pick<PricedPage, "t" | "money">,
): readonly string[] {
  if (rent === undefined) return [];
  const { included_km: km, extra_km: extraKm, extra_quarter: extraQuarter } = rent;
  return [
    ...(km === null ? [] : [t("rent.includedKm", { km })]),
    ...(extraKm === null ? [] : [t("rent.extraKm", { price: money(extraKm, currency) })]),
    ...(extraQuarter === null ? [] : [t("rent.extraQuarter", { price: money(extraQuarter, currency) })]),
  ];
}

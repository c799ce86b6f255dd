import type { PriceItem } from "#contract/prices/prices.ts";
import { usePage } from "#web/page/page.tsx";

type RentExtrasProps = {
  readonly rent: PriceItem["terms"]["rent"];
  readonly currency: string;
};

/** How far a rented car goes for its price and what more costs; nothing where its tariff says nothing. */
export function RentExtras({ rent, currency }: RentExtrasProps) {
  const { t, money } = usePage();
  if (rent === undefined) return null;
  const { included_km: km, extra_km: extraKm, extra_quarter: extraQuarter } = rent;
  const parts = [
    km === null ? "" : t("rent.includedKm", { km }),
    extraKm === null ? "" : t("rent.extraKm", { price: money(extraKm, currency) }),
    extraQuarter === null ? "" : t("rent.extraQuarter", { price: money(extraQuarter, currency) }),
  ];
  return <span>{parts.filter(Boolean).join(" · ")}</span>;
}

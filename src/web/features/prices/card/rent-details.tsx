import type { RentPriceItem } from "#contract/prices/rent.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { PriceLines } from "#web/features/prices/price-lines.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { rentExtras } from "#web/trip/rent-extras.tsx";
import { DetailsFrame } from "./details-frame.tsx";

type RentDetailsProps = {
  readonly item: RentPriceItem;
  /** The start, on the clock of the place. */
  readonly when: LocalTime;
  readonly onRenew: () => void;
};

/** An opened card of a car by the hour: how its price adds up, how far it goes, what cancelling costs, and who drives. */
export function RentDetails({ item, when, onRenew }: RentDetailsProps) {
  const page = usePricedPage();
  return (
    <DetailsFrame
      item={item}
      total={item.price}
      pickup={when}
      own={rentExtras(item.terms.rent, item.currency, page)}
      sums={
        <PriceLines rides={[{ way: "single", priceId: item.price_id, stops: [], stopPrice: 0 }]} onRenew={onRenew} />
      }
    />
  );
}

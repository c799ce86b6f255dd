import { useId, useState } from "react";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { orderLines } from "#web/trip/cars/order-lines.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import css from "./lines-toggle.module.css";

type LinesToggleProps = {
  readonly open: boolean;
  /** The id of the element that it shows and hides. */
  readonly panelId: string;
  /** Accessible name of the price when the page shows several. */
  readonly of?: string;
  readonly onToggle: () => void;
};

/** Opens and closes the price breakdown. */
function LinesToggle({ open, panelId, of, onToggle }: LinesToggleProps) {
  const { t } = usePage();
  return (
    <button
      type="button"
      className={css["toggle"]}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      aria-label={of && t("prices.linesOf", { name: of })}
      onClick={onToggle}
    >
      {t("prices.lines")}
      <Icon glyph={ChevronDown} size={16} />
    </button>
  );
}

/** Comes when it is first opened, because its lines must be asked for then anyway. */
const priceLines = pagePart(() => import("./price-lines.tsx").then((file) => file.PriceLines));

type PriceBreakdownProps = {
  readonly offer: PickedOffer;
  readonly draft: TripDraft;
  readonly onRenew: () => void;
};

/** The price breakdown of an offer's rides, closed at first; of an order that is changed its page shows it. */
export function PriceBreakdown({ offer, draft, onRenew }: PriceBreakdownProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { ways } = orderLines(offer, draft);
  const rides = offerTrips(offer)
    .map((ride, index) => ({ ...ride, cars: ways.filter((way) => way === index).length }))
    .filter(({ isSold }) => !isSold);
  if (rides.length === 0) return null;
  return (
    <>
      <LinesToggle open={open} panelId={id} onToggle={() => setOpen(!open)} />
      {open && (
        <div id={id}>
          <LaterPart part={priceLines} wanted waiting={<Skeleton width="most" />} props={{ rides, onRenew }} />
        </div>
      )}
    </>
  );
}

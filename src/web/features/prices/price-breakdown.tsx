import { useId, useState } from "react";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { LinesToggle } from "./lines-toggle.tsx";
import { PriceLines } from "./price-lines.tsx";

type PriceBreakdownProps = {
  readonly rides: readonly OfferTrip[];
  readonly onRenew: () => void;
};

/** The price breakdown of an offer's rides, closed at first. */
export function PriceBreakdown({ rides, onRenew }: PriceBreakdownProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <LinesToggle open={open} panelId={id} onToggle={() => setOpen(!open)} />
      {open && (
        <div id={id}>
          <PriceLines rides={rides} onRenew={onRenew} />
        </div>
      )}
    </>
  );
}

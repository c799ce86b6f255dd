import type { PriceItem } from "#contract/prices/prices.ts";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { classDrawing } from "#web/trip/class-drawing.ts";
import css from "./car-group-row.module.css";
import { FoldArrow } from "./fold-arrow.tsx";

type CarGroupRowProps = {
  readonly car: PriceItem["car_class"];
  readonly title: string;
  /** How many fit into its cars. */
  readonly room: string;
  /** Its cheapest price. */
  readonly from: string;
  readonly open: boolean;
  /** The id of the cards that it shows and hides. */
  readonly panelId: string;
  readonly onToggle: () => void;
};

/** A folded group of cars in one row: a drawing, its name and room, and what it costs at least. */
export function CarGroupRow({ car, title, room, from, open, panelId, onToggle }: CarGroupRowProps) {
  return (
    <button
      type="button"
      className={css["row"]}
      data-surface="paper"
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
    >
      <span className={css["picture"]}>
        <CarDrawing {...classDrawing(car)} />
      </span>
      <span className={css["words"]}>
        <span className={css["title"]}>{title}</span>
        <span className={css["room"]}>{room}</span>
      </span>
      <span className={css["from"]}>{from}</span>
      <FoldArrow open={open} size={20} />
    </button>
  );
}

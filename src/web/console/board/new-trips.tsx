import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { ArrowUp } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./new-trips.module.css";
import { pickupWords } from "./trip-words.ts";

type NewTripsProps = { readonly trips: readonly BoardTripView[]; readonly onLetIn: () => void };

/** New trips above the row in focus, which enter the list on a press and not before. */
export function NewTrips({ trips, onLetIn }: NewTripsProps) {
  const { t, locale } = useConsole();
  const [first] = trips;
  if (first === undefined) return null;
  return (
    <button type="button" className={css["news"]} onClick={onLetIn}>
      <Icon glyph={ArrowUp} size={16} />
      <span>{t("console.board.live.new", { count: trips.length, time: pickupWords(first.pickup, locale).there })}</span>
      <span className={css["show"]}>{t("console.board.live.show")}</span>
    </button>
  );
}

import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { formatDayTime } from "#i18n/format.ts";
import { splitMatch } from "#ui/split-match.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { TripState } from "#web/console/board/trip-state.tsx";
import { endsOf } from "#web/console/board/trip-words.ts";
import type { BoxCommand } from "./box-commands.ts";
import css from "./find-dialog.module.css";

type LineProps = {
  readonly id: string;
  readonly isChosen: boolean;
  readonly typed: string;
  readonly onPress: () => void;
};

/** What was typed, where it stands in a text. */
function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const [before, match, after] = splitMatch(text, typed);
  return (
    <>
      {before}
      {match !== "" && <mark className={css["match"]}>{match}</mark>}
      {after}
    </>
  );
}

/** One order of the box; `by` says how it was found. */
export function FindHit({
  trip,
  by,
  id,
  isChosen,
  typed,
  onPress,
}: LineProps & { readonly trip: BoardTripView; readonly by: string | undefined }) {
  const { t, locale } = useConsole();
  const { from, to } = endsOf(trip);
  return (
    // The field has the focus and the keys; a press is for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div id={id} role="option" aria-selected={isChosen} tabIndex={-1} className={css["hit"]} onClick={onPress}>
      <b>
        <Marked text={trip.name} typed={typed} />
      </b>
      <span>
        {formatDayTime(trip.pickup.local, locale)} · {[from, to].filter(Boolean).join(" → ")}
      </span>
      <TripState state={trip.state} />
      <small>{[String(trip.order_id), by && t(`console.by.${by}`)].filter(Boolean).join(" · ")}</small>
    </div>
  );
}

/** One command of the box, with the key that does the same without it. */
export function FindCommand({ command, id, isChosen, typed, onPress }: LineProps & { readonly command: BoxCommand }) {
  return (
    // The field has the focus and the keys; a press is for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div id={id} role="option" aria-selected={isChosen} tabIndex={-1} className={css["command"]} onClick={onPress}>
      <span>
        <Marked text={command.label} typed={typed} />
      </span>
      {command.keys !== "" && <kbd>{command.keys}</kbd>}
    </div>
  );
}

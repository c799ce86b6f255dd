import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { CheckCheck, CircleCheck, CircleDashed, CircleSlash, Navigation, UserRoundX } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./trip-state.module.css";

const GLYPHS = {
  placed: CircleDashed,
  confirmed: CircleCheck,
  "under-way": Navigation,
  completed: CheckCheck,
  "no-show": UserRoundX,
  cancelled: CircleSlash,
} as const;

/** The state of a trip: an icon of its own shape and a word, so that no colour is needed to tell it. */
export function TripState({ state }: Pick<BoardTripView, "state">) {
  const { t } = useConsole();
  return (
    <span className={css["state"]} data-state={state}>
      <Icon glyph={GLYPHS[state]} size={16} />
      {t(`console.state.${state}`)}
    </span>
  );
}

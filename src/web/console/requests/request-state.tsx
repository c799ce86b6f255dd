import type { RequestRowView } from "#contract/console/requests/request-views.ts";
import { CheckCheck, CircleDashed, CircleSlash, Hourglass, MessageSquareText, X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./request-state.module.css";

const GLYPHS = {
  new: CircleDashed,
  answered: MessageSquareText,
  accepted: CheckCheck,
  declined: CircleSlash,
  expired: Hourglass,
  closed: X,
} as const;

/** The state of a request: an icon of its own shape and a word. */
export function RequestState({ state }: Pick<RequestRowView, "state">) {
  const { t } = useConsole();
  return (
    <span className={css["state"]} data-state={state}>
      <Icon glyph={GLYPHS[state]} size={16} />
      {t(`console.requests.state.${state}`)}
    </span>
  );
}

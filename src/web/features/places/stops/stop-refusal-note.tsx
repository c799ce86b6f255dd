import { TriangleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { CheckedRoute } from "./stop-check-query.ts";
import css from "./stop-refusal-note.module.css";
import { useStopRefusals } from "./stop-refusals.ts";

/** Names a route among others. */
export const routeKey = ({ from, to }: CheckedRoute): string => `${from.place_id} ${to.place_id}`;

/** What the server said of stops that were taken away from a route. */
export function StopRefusalNote({ route }: { readonly route: CheckedRoute }) {
  const messages = useStopRefusals(routeKey(route));
  return (
    <div role="alert" className={css["notes"]}>
      {messages.map((message) => (
        <p key={message} className={css["note"]}>
          <Icon glyph={TriangleAlert} size={18} />
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
}

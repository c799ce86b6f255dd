import type { RequestPageView } from "#contract/operator/request-views.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./request-history.module.css";

/** What the staff did with a request, the newest first. */
export function RequestHistory({ history }: Pick<RequestPageView, "history">) {
  const { t, locale } = useConsole();
  if (history.length === 0) return null;
  return (
    <DeskCard title={t("console.history")}>
      <ol className={css["list"]}>
        {history.map(({ call, at, by, reason }) => (
          <li key={`${at} ${call}`} className={css["letter"]}>
            <span>{[t(`console.requests.done.${call}`), reason].filter(Boolean).join(": ")}</span>
            <span className={css["state"]}>{`${formatDayTime(localTimeIn(ownZone(), at), locale)} · ${by}`}</span>
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}

import { useLocation } from "wouter";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./request-page.module.css";

/** What the staff did with a request, the newest first, with the way to its entries. */
export function RequestHistory({ history, request }: Pick<RequestPageView, "history" | "request">) {
  const { t, wordOf, locale } = useConsole();
  const rights = useRights();
  const [, go] = useLocation();
  const address = useAddress();
  if (history.length === 0) return null;
  const subject = `${request.kind}-request:${request.request_id}`;
  return (
    <DeskCard
      title={t("console.history")}
      aside={
        rights("audit") !== undefined && (
          <BarButton onClick={() => go(address("/console/audit", { subject }))}>
            {t("console.letters.entries")}
          </BarButton>
        )
      }
    >
      <ol className={css["list"]}>
        {inRuns(history).map(({ call, at, by, reason, count }) => (
          <li key={`${at} ${call}`} className={css["letter"]}>
            <span>
              {[wordOf("console.requests.done", call), reason].filter(Boolean).join(": ")}
              {count > 1 && ` × ${count}`}
            </span>
            <span className={css["state"]}>{`${formatDayTime(localTimeIn(ownZone(), at), locale)} · ${by}`}</span>
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}

/** Photos are kept one by one: those that somebody kept in one go are one line, with how many. */
function inRuns(history: RequestPageView["history"]) {
  const isOfRun = (at: number): boolean => {
    const [one, newer] = [history[at], history[at - 1]];
    return one?.call === "addYachtPhoto" && newer?.call === one.call && newer.by === one.by;
  };
  return history.flatMap((one, at) => {
    if (isOfRun(at)) return [];
    const end = history.findIndex((_, next) => next > at && !isOfRun(next));
    return [{ ...one, count: (end === -1 ? history.length : end) - at }];
  });
}

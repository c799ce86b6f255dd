import { useQuery } from "@tanstack/react-query";
import type { RequestKind } from "#domain/requests/request-kind.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./request-letters.module.css";
import { requestLettersQuery } from "./request-queries.ts";

type RequestLettersProps = { readonly kind: RequestKind; readonly requestId: number };

/** The letters about a request and its offers, the newest first, with how far each has come. */
export function RequestLetters({ kind, requestId }: RequestLettersProps) {
  const { t, api, locale } = useConsole();
  const { data } = useQuery(requestLettersQuery(api, kind, requestId));
  return (
    <DeskCard title={t("console.letters")}>
      {data?.letters.length === 0 && <p className={css["state"]}>{t("console.noLetters")}</p>}
      <ul className={css["list"]}>
        {data?.letters.map(({ message_id: id, kind: letter, to, state, at, sent_at: sentAt, problem }) => (
          <li key={id} className={css["letter"]} title={to ?? undefined}>
            <span>{t(`console.letter.${letter}`)}</span>
            <span className={css["state"]} data-state={state}>
              {t(`console.letterState.${state}`, {
                time: formatDayTime(localTimeIn(ownZone(), sentAt ?? at), locale),
                problem: problem ?? "",
              })}
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { LettersView } from "#contract/console/letters/letters.ts";
import { formatDayTime } from "#i18n/format.ts";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./letter-list.module.css";
import { problemWords } from "./letter-problem.ts";
import type { LettersAbout } from "./letters-about.ts";

const LetterDialog = lazy(() => import("./letter-dialog.tsx").then((file) => ({ default: file.LetterDialog })));

type LetterListProps = {
  readonly about: LettersAbout;
  readonly letters: LettersView;
  /** Sends a letter again that did not go; absent for whoever may not. */
  readonly onAgain?: ((messageId: number) => void) | undefined;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
};

/** Letters and texts about something, the newest first: how far each has come; each opens as it was sent. */
export function LetterList({ about, letters, onAgain, isBusy, failure }: LetterListProps) {
  const { t, wordOf, locale, api } = useConsole();
  const { data: session } = useQuery(sessionQuery(api));
  const [opened, setOpened] = useState<number>();
  const moment = (at: number) => formatDayTime(localTimeIn(ownZone(), at), locale);
  const name = ({ kind, subject }: LettersView[number]) => subject ?? wordOf("console.letter", kind);
  const open = letters.find(({ message_id: id }) => id === opened);
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className={css["failed"]}>
          {failure}
        </p>
      )}
      {session?.sends.to_travellers.email === false && (
        <p className={css["failed"]}>{t("console.letters.noMailServer")}</p>
      )}
      {letters.length === 0 && <p className={css["state"]}>{t("console.noLetters")}</p>}
      <ul className={css["list"]}>
        {letters.map((letter) => {
          const { message_id: id, state, at, sent_at: sentAt, problem } = letter;
          return (
            <li key={id} className={css["letter"]}>
              {state === "void" ? (
                <span>{name(letter)}</span>
              ) : (
                <button
                  type="button"
                  className={css["open"]}
                  aria-label={t("console.letters.open", { subject: name(letter) })}
                  onClick={() => setOpened(id)}
                >
                  {name(letter)}
                </button>
              )}
              <span className={css["state"]} data-state={state}>
                {t(`console.letterState.${state === "waiting" && problem !== null ? "trying" : state}`, {
                  time: moment(sentAt ?? at),
                  problem: problemWords(problem, t),
                })}
              </span>
              {onAgain !== undefined && (state === "failed" || state === "held") && (
                <BarButton disabled={isBusy} onClick={() => onAgain(id)}>
                  {t("console.sendAgain")}
                </BarButton>
              )}
            </li>
          );
        })}
      </ul>
      <Suspense>
        {open !== undefined && (
          <LetterDialog about={about} letter={open} name={name(open)} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </>
  );
}

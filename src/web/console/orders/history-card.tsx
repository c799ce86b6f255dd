import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { LettersView } from "#contract/console/letters/letters.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { problemWords } from "#web/console/letters/letter-problem.ts";
import { LETTERS_LOOK_MS, lettersKey } from "#web/console/letters/letters-key.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { DeskCard } from "./desk-card.tsx";
import css from "./history-card.module.css";
import { HistoryWords } from "./history-words.tsx";

/** A letter that tells of something: one that was not needed any more does not. */
type GoneLetter = LettersView[number] & { readonly state: Exclude<LettersView[number]["state"], "void"> };

/** A line of the history: something that happened, or a letter about it. */
type HistoryLine =
  | { readonly at: number; readonly happened: DeskOrderView["history"][number] }
  | { readonly at: number; readonly letter: GoneLetter };

/** What has happened and the letters about it in one list, the newest first; of one moment, the letter follows what it tells of. */
function historyLines(history: DeskOrderView["history"], letters: LettersView): HistoryLine[] {
  const lines: HistoryLine[] = [
    ...letters
      .filter((letter): letter is GoneLetter => letter.state !== "void")
      .map((letter) => ({ at: letter.sent_at ?? letter.at, letter })),
    ...history.map((happened) => ({ at: happened.at, happened })),
  ];
  return lines.toSorted((one, other) => other.at - one.at);
}

type HistoryCardProps = {
  readonly orderId: number;
  readonly history: DeskOrderView["history"];
  readonly currency: string;
};

/** All that has happened to an order, the newest first, each with who did it. */
export function HistoryCard({ orderId, history, currency }: HistoryCardProps) {
  const { t, wordOf, locale, api } = useConsole();
  const rights = useRights();
  const [, go] = useLocation();
  const address = useAddress();
  const { data } = useQuery({
    queryKey: lettersKey(orderId),
    queryFn: ({ signal }) => api("findLetters", { params: { order_id: orderId }, signal }),
    // Letters go by themselves, and no change of an order tells of it.
    refetchInterval: LETTERS_LOOK_MS,
  });
  const when = (at: number) => <span className={css["when"]}>{formatDayTime(localTimeIn(ownZone(), at), locale)}</span>;
  const author = ({ kind, name }: DeskOrderView["history"][number]["by"]) => name || t(`console.author.${kind}`);
  return (
    <DeskCard
      title={t("console.history")}
      aside={
        rights("audit") !== undefined && (
          <BarButton onClick={() => go(address("/console/audit", { subject: `order:${orderId}` }))}>
            {t("console.letters.entries")}
          </BarButton>
        )
      }
    >
      <ol className={css["list"]}>
        {historyLines(history, data?.letters ?? []).map((line, index) => {
          if ("letter" in line)
            return (
              <li key={`letter ${line.letter.message_id}`} className={css["line"]}>
                {when(line.at)}
                <span className={css["what"]}>
                  {t("console.letters.happened", {
                    letter: line.letter.subject ?? wordOf("console.letter", line.letter.kind),
                    state: t(`console.letters.stands.${line.letter.state}`, {
                      problem: problemWords(line.letter.problem, t),
                    }),
                  })}
                </span>
                <span className={css["who"]}>{t("console.author.system")}</span>
              </li>
            );
          const one = line.happened;
          return (
            // What has happened has no number of its own; several things may have one moment.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${one.at} ${one.what} ${index}`} className={css["line"]}>
              {when(one.at)}
              <span className={css["what"]}>
                <HistoryWords one={one} currency={currency} />
              </span>
              <span className={css["who"]}>{author(one.by)}</span>
            </li>
          );
        })}
      </ol>
    </DeskCard>
  );
}

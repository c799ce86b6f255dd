import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LettersView } from "#contract/console/letters/letters.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { serverWords } from "#web/console/api/server-words.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./letter-dialog.module.css";
import { problemWords } from "./letter-problem.ts";
import { letterPage, type LettersAbout } from "./letters-about.ts";

type LetterDialogProps = {
  readonly about: LettersAbout;
  readonly letter: LettersView[number];
  readonly name: string;
  readonly onClose: () => void;
};

/** A letter as its reader got it: its subject, to whom, and its words in both forms, without the link that opens the order. */
export function LetterDialog({ about, letter, name, onClose }: LetterDialogProps) {
  const { t, wordOf, api, locale } = useConsole();
  const [form, setForm] = useState<"page" | "text">("page");
  const { message_id: id, state, at, sent_at: sentAt, problem } = letter;
  const { data, error, refetch } = useQuery({
    queryKey: ["letter", id, state],
    queryFn: ({ signal }) =>
      "orderId" in about
        ? api("openLetter", { params: { order_id: about.orderId, message_id: id }, signal })
        : api("openRequestLetter", {
            params: { kind: about.kind, request_id: about.requestId, message_id: id },
            signal,
          }),
  });
  const time = formatDayTime(localTimeIn(ownZone(), sentAt ?? at), locale);
  return (
    <Dialog open look="wide" onClose={onClose} title={name} closeLabel={t("console.close")}>
      <div className={css["letter"]}>
        {error !== null && (
          <div role="alert" className={css["failed"]}>
            <p>{serverWords(error) ?? t("console.letters.failed")}</p>
            <BarButton onClick={() => void refetch()}>{t("console.again")}</BarButton>
          </div>
        )}
        {data === undefined && error === null && <Skeleton shape="picture" />}
        {data !== undefined && (
          <>
            <div className={css["head"]}>
              {data.subject !== "" && (
                <p className={css["subject"]} lang={data.lang}>
                  {data.subject}
                </p>
              )}
              <p className={css["facts"]}>
                {[
                  data.to === null ? t("console.letters.toHidden") : t("console.letters.to", { to: data.to }),
                  wordOf("console.lang", data.lang),
                  t(`console.letterState.${state}`, { time, problem: problemWords(problem, t) }),
                ].join(" · ")}
              </p>
              {!data.is_kept && (
                <p className={css["note"]}>
                  {t(state === "sent" ? "console.letters.now" : "console.letters.nowWaiting")}
                </p>
              )}
            </div>
            {data.has_page && (
              <Segmented
                label={t("console.letters.form")}
                options={[
                  { value: "page", label: t("console.letters.asSent") },
                  { value: "text", label: t("console.letters.asText") },
                ]}
                value={form}
                onChange={setForm}
              />
            )}
            {data.has_page && form === "page" ? (
              <iframe
                className={css["frame"]}
                sandbox=""
                src={letterPage(about, id)}
                title={t("console.letters.frame", { subject: data.subject })}
              />
            ) : (
              <p className={css["text"]} lang={data.lang}>
                {data.text}
              </p>
            )}
            {data.text.includes("#•••") && <p className={css["facts"]}>{t("console.letters.noLink")}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}

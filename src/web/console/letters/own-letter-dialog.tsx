import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSettled } from "#ui/use-settled.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { LetterWords, type LetterDraft } from "./letter-words.tsx";
import { lettersKey } from "./letters-key.ts";
import css from "./own-letter-dialog.module.css";

type OwnLetterDialogProps = {
  readonly orderId: number;
  /** Whose fields the letter names; undefined of a yacht, which has no trips. */
  readonly tripId: number | undefined;
  readonly name: string;
  /** The language of the order. */
  readonly lang: string;
  readonly onClose: (isSent: boolean) => void;
};

const EMPTY: LetterDraft = { subject: "", text: "" };

/** A letter in one's own words: fields of the order are put in by name, and it is read as its traveller will before it goes. */
export function OwnLetterDialog({ orderId, tripId, name, lang, onClose }: OwnLetterDialogProps) {
  const { t, wordOf, api } = useConsole();
  const client = useQueryClient();
  // What was typed outlives the window, until it is sent.
  const kept = `console-letter-${orderId}`;
  const [draft, setDraft] = useState(() => readDraft(kept));
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);
  const type = (next: LetterDraft) => {
    setDraft(next);
    writeStored("session", kept, next);
  };
  const body = {
    subject: draft.subject.trim(),
    text: draft.text.trim(),
    ...(tripId !== undefined && { trip_id: tripId }),
  };
  const settled = useSettled(JSON.stringify(body));
  const isWorded = body.subject !== "" && body.text !== "";
  const preview = useQuery({
    queryKey: ["own-letter", orderId, settled],
    queryFn: ({ signal }) =>
      api("previewOwnLetter", { params: { order_id: orderId }, body: JSON.parse(settled) as typeof body, signal }),
    enabled: isWorded && settled !== "",
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: () => {
      const written = JSON.stringify(body);
      // Whoever presses again after a lost answer repeats the same attempt, which sends once.
      if (attempt.current?.body !== written) attempt.current = { body: written, key: newAttemptKey() };
      return api("sendOwnLetter", { params: { order_id: orderId }, body, attempt: attempt.current.key });
    },
    onSuccess: (letters) => {
      client.setQueryData(lettersKey(orderId), letters);
      writeStored("session", kept, undefined);
      onClose(true);
    },
  });
  const isShown =
    isWorded &&
    preview.data !== undefined &&
    !preview.isError &&
    !preview.isFetching &&
    settled === JSON.stringify(body);
  const failed = send.error ?? (isWorded ? preview.error : null);
  return (
    <ActionDialog
      look="wide"
      title={t("console.letters.writeTitle", { name })}
      press={{
        label: isShown ? t("console.letters.send", { to: preview.data.to }) : t("console.letters.sendNow"),
        onPress: () => send.mutate(),
        isOff: !isShown,
        isBusy: send.isPending,
      }}
      onClose={() => onClose(false)}
    >
      <div className={css["letter"]}>
        <LetterWords
          draft={draft}
          lang={lang}
          hint={t("console.letters.textHint", { language: wordOf("console.lang", lang) })}
          isYacht={tripId === undefined}
          onType={type}
        />
        {failed !== null && (
          <p role="alert" className={css["failed"]}>
            {serverWords(failed) ?? t(send.error === null ? "console.lost" : "console.unknown")}
          </p>
        )}
        {failed === null && (
          <section
            className={css["preview"]}
            aria-label={t("console.letters.preview")}
            aria-busy={isWorded && !isShown}
          >
            <h3 className={css["title"]}>{t("console.letters.preview")}</h3>
            {isWorded && preview.data !== undefined && !preview.isError ? (
              <div lang={preview.data.lang}>
                <p className={css["subject"]}>{preview.data.subject}</p>
                <p className={css["text"]}>{preview.data.text}</p>
              </div>
            ) : (
              <p className={css["empty"]}>{t("console.letters.previewEmpty")}</p>
            )}
          </section>
        )}
      </div>
    </ActionDialog>
  );
}

function readDraft(key: string): LetterDraft {
  const kept = readStored("session", key);
  if (typeof kept !== "object" || kept === null) return EMPTY;
  const { subject, text } = kept as Partial<Record<keyof LetterDraft, unknown>>;
  return typeof subject === "string" && typeof text === "string" ? { subject, text } : EMPTY;
}

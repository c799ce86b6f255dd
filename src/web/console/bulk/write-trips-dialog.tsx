import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { previewWriteTrips } from "#contract/console/bulk/write-trips.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { useSettled } from "#ui/use-settled.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { LetterWords, type LetterDraft } from "#web/console/letters/letter-words.tsx";
import letterCss from "#web/console/letters/own-letter-dialog.module.css";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import css from "./bulk-dialog.module.css";
import { BulkFrame } from "./bulk-frame.tsx";
import { partsOf } from "./bulk-parts.ts";
import { useBulk } from "./use-bulk.ts";

type WriteTripsDialogProps = {
  readonly chosen: number;
  readonly trips: readonly BoardTripView[];
  readonly onClose: (isDone: boolean) => void;
};

type Shown = EndpointResult<typeof previewWriteTrips>;

/** What was typed outlives the window, until it is sent. */
const KEPT = "console-letters";

function readDraft(): LetterDraft {
  const kept = readStored("session", KEPT) as Partial<Record<keyof LetterDraft, unknown>> | undefined | null;
  const { subject, text } = kept ?? {};
  return typeof subject === "string" && typeof text === "string" ? { subject, text } : { subject: "", text: "" };
}

/** One letter to the travellers of several trips: how many get it, in which languages, and how the first will read it, before it goes. */
export function WriteTripsDialog({ chosen, trips, onClose }: WriteTripsDialogProps) {
  const { t, api } = useConsole();
  const { result, run } = useBulk();
  const [asked] = useState(trips);
  const [draft, setDraft] = useState(readDraft);
  const type = (next: LetterDraft) => {
    setDraft(next);
    writeStored("session", KEPT, next);
  };
  const words = { subject: draft.subject.trim(), text: draft.text.trim() };
  const typed = JSON.stringify(words);
  const settled = useSettled(typed);
  const isWorded = words.subject !== "" && words.text !== "";
  const preview = useQuery({
    queryKey: ["letters-to", asked.map(({ trip_id: id }) => id), settled],
    queryFn: async ({ signal }) => {
      const written = JSON.parse(settled) as typeof words;
      const shown: { letter: Shown["letter"]; trips: Shown["trips"] } = { letter: null, trips: [] };
      for (const part of partsOf(asked)) {
        const body = { ...written, trip_ids: part.map(({ trip_id: id }) => id) };
        const { letter, trips: told } = await api("previewWriteTrips", { body, signal });
        shown.letter ??= letter;
        shown.trips.push(...told);
      }
      return shown;
    },
    enabled: isWorded && settled !== "" && result === undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const { data } = preview;
  const isShown = isWorded && data !== undefined && !preview.isError && !preview.isFetching && settled === typed;
  const going = new Set(data?.trips.flatMap(({ trip_id: id, refused }) => (refused === null ? [id] : [])));
  // One for each order, whichever of its trips are chosen.
  const letters = data?.trips.filter(({ refused, told_with: other }) => refused === null && other === null) ?? [];
  const act = t("console.board.bulk.writeTrips");
  const press = async () => {
    const { isAnswered } = await run(
      "writeTrips",
      asked.filter(({ trip_id: id }) => going.has(id)),
      (named) => ({ trips: named, ...words }),
    );
    // What may not have gone is written again by a press.
    if (isAnswered) writeStored("session", KEPT, undefined);
  };
  return (
    <BulkFrame
      look="wide"
      title={act}
      press={{
        label: isShown
          ? t("console.order.bulk.sendLetters", { count: letters.length })
          : t("console.board.bulk.do", { act, count: asked.length }),
        onPress: () => isShown && void press(),
        isOff: !isWorded || preview.isError || (isShown && going.size === 0),
        isBusy: isWorded && !isShown && !preview.isError,
      }}
      result={result}
      onClose={onClose}
    >
      <div className={letterCss["letter"]}>
        <p>
          {t("console.board.bulk.preview", { count: asked.length, chosen })}{" "}
          {letters.length < going.size && t("console.order.bulk.oneLetter")}
        </p>
        <LetterWords draft={draft} lang={undefined} hint={t("console.order.bulk.letterHint")} onType={type} />
        {isWorded && preview.isError && (
          <p role="alert" className={letterCss["failed"]}>
            {serverWords(preview.error) ?? t("console.lost")}
          </p>
        )}
        {isWorded && data !== undefined && !preview.isError && (
          <LettersPreview preview={data} letters={letters} asked={asked} isShown={isShown} />
        )}
      </div>
    </BulkFrame>
  );
}

type LettersPreviewProps = {
  readonly preview: Pick<Shown, "letter" | "trips">;
  /** One for each order. */
  readonly letters: Shown["trips"];
  readonly asked: readonly BoardTripView[];
  readonly isShown: boolean;
};

/** How many letters go in which languages, to whom none can go, and how the first will read it. */
function LettersPreview({ preview, letters, asked, isShown }: LettersPreviewProps) {
  const { t, wordOf } = useConsole();
  const refused = preview.trips.filter((one) => one.refused !== null);
  const languages = [...Map.groupBy(letters, ({ lang }) => lang)];
  const nameOf = (id: number) => asked.find((trip) => trip.trip_id === id);
  return (
    <section aria-busy={!isShown} aria-label={t("console.letters.preview")} className={letterCss["preview"]}>
      <p>
        <b>
          {languages
            .map(([lang, told]) =>
              t("console.order.bulk.inLanguage", {
                count: told.length,
                language: wordOf("console.lang", lang ?? ""),
              }),
            )
            .join(" · ")}
        </b>
      </p>
      {refused.length > 0 && (
        <ul className={css["refused"]}>
          {refused.map(({ trip_id: id, refused: why }) => (
            <li key={id}>
              <b>{t("console.orderNumber", { number: nameOf(id)?.order_id ?? id })}</b> {nameOf(id)?.name}: {why}
            </li>
          ))}
        </ul>
      )}
      {preview.letter !== null && (
        <div lang={preview.letter.lang}>
          <p className={letterCss["subject"]}>{preview.letter.subject}</p>
          <p className={letterCss["text"]}>{preview.letter.text}</p>
        </div>
      )}
    </section>
  );
}

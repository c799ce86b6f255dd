import { useRef } from "react";
import { LETTER_FIELDS, LETTER_LENGTHS, YACHT_LETTER_FIELDS, type LetterField } from "#domain/orders/letter-fields.ts";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./own-letter-dialog.module.css";

/** A letter of the staff while it is written. */
export interface LetterDraft {
  readonly subject: string;
  readonly text: string;
}

type LetterWordsProps = {
  readonly draft: LetterDraft;
  /** The language that it is written in; undefined where its readers have several. */
  readonly lang: string | undefined;
  readonly hint: string;
  /** An order for a yacht has other fields than one of trips. */
  readonly isYacht?: boolean;
  readonly onType: (draft: LetterDraft) => void;
};

/** Subject and text of a letter in one's own words, with the fields of the order that can be put in by name. */
export function LetterWords({ draft, lang, hint, isYacht = false, onType }: LetterWordsProps) {
  const { t } = useConsole();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (field: LetterField) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    onType({ ...draft, text: `${draft.text.slice(0, from)}{${field}}${draft.text.slice(to)}` });
    area.current?.focus();
  };
  const inLanguage = lang === undefined ? {} : { lang };
  return (
    <>
      <TextField
        label={t("console.letters.subject")}
        value={draft.subject}
        most={LETTER_LENGTHS.subject}
        onChange={(subject) => onType({ ...draft, subject })}
        {...inLanguage}
        ref={startHere}
      />
      <TextArea
        label={t("console.letters.text")}
        hint={hint}
        value={draft.text}
        most={LETTER_LENGTHS.text}
        minRows={6}
        maxRows={10}
        onChange={(text) => onType({ ...draft, text })}
        {...inLanguage}
        ref={area}
      />
      <div className={css["fields"]} role="group" aria-label={t("console.letters.insert")}>
        {(isYacht ? YACHT_LETTER_FIELDS : LETTER_FIELDS).map((field) => (
          <BarButton key={field} onClick={() => insert(field)}>
            {isYacht && field === "car" ? t("console.yachts.vessel") : t(`console.letters.field.${field}`)}
          </BarButton>
        ))}
      </div>
    </>
  );
}

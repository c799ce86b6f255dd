import type { LetterShownView } from "#contract/console/letters/letter-shown.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./changes.module.css";

/** The letter that a traveller will get: to whom, in what language, and its words once it is unfolded. */
export function LetterPart({ letter }: { readonly letter: LetterShownView | null }) {
  const { t, wordOf } = useConsole();
  if (letter === null) return <p className={css["note"]}>{t("console.desk.noLetter")}</p>;
  const { to, lang, subject, text } = letter;
  return (
    <Disclosure
      summary={t("console.desk.letter", { subject })}
      note={`${t("console.desk.letterTo", { to })} · ${wordOf("console.lang", lang)}`}
    >
      <p className={css["letter"]} lang={lang}>
        {text}
      </p>
    </Disclosure>
  );
}

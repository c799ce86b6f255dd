import { advantageKey, emphasisedRuns } from "#domain/partners/advantages.ts";
import { usePage } from "#web/page/page.tsx";
import { AdvantageIcon } from "./advantage-icon.tsx";
import css from "./advantages.module.css";
import { Picture } from "./pictures/picture.tsx";

type AdvantagesProps = { readonly ids: readonly number[]; readonly image: number };

/** What a partner promises, beside its picture; an entry that the page has no text for is left out. */
export function Advantages({ ids, image }: AdvantagesProps) {
  const { t, options } = usePage();
  const told = ids.filter((id) => options.messages[advantageKey(id)] !== undefined);
  if (told.length === 0) return null;
  return (
    <section className={css["block"]} aria-label={t("partners.advantages")}>
      <div className={css["picture"]}>
        <Picture number={image} />
      </div>
      <ul className={css["list"]}>
        {told.map((id) => (
          <li key={id}>
            <span className={css["icon"]} data-wide={id === 19 || undefined}>
              <AdvantageIcon id={id} currency={options.currency} />
            </span>
            <AdvantageText text={options.messages[advantageKey(id)] ?? ""} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An advantage's text with what it emphasises. */
export function AdvantageText({ text }: { readonly text: string }) {
  return <span>{emphasisedRuns(text).map((run) => (run.isStrong ? <b key={run.text}>{run.text}</b> : run.text))}</span>;
}

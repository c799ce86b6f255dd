import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import { CircleSlash } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { EntryPlace } from "./entry-place.tsx";
import css from "./not-counted.module.css";

type TestedOffer = PriceTestView["classes"][number]["offers"][number];

/** Those that nearly counted are read first; whoever wants to know of the others opens them. */
const SHOWN = 6;

/** The rules, fares and tariffs that did not count, each with the condition that failed or with what won. */
export function NotCounted({ offer, version }: { readonly offer: TestedOffer; readonly version: number }) {
  const { t } = useConsole();
  const { not_counted: all, more_not_counted: more } = offer;
  const row = (one: (typeof all)[number]) => (
    <li key={`${one.entry} ${one.id}`} className={css["row"]}>
      <Icon glyph={CircleSlash} size={16} />
      <span className={css["words"]}>
        <span>
          {one.name}
          {one.effect !== "" && `, ${one.effect}`}
        </span>
        <small>{one.why}</small>
      </span>
      <EntryPlace entry={one.entry} id={one.id} line={one.line} version={version} />
    </li>
  );
  return (
    <DeskCard
      title={t("console.tester.whyNot")}
      aside={<span className={css["aside"]}>{t("console.tester.whyNotLead")}</span>}
    >
      {all.length === 0 && <p className={css["aside"]}>{t("console.tester.allCount")}</p>}
      <ul>{all.slice(0, SHOWN).map(row)}</ul>
      {all.length > SHOWN && (
        <details className={css["more"]}>
          <summary>{t("console.tester.moreEntries", { count: all.length - SHOWN + more })}</summary>
          <ul>{all.slice(SHOWN).map(row)}</ul>
          {more > 0 && <p className={css["aside"]}>{t("console.tester.notListed", { count: more })}</p>}
        </details>
      )}
    </DeskCard>
  );
}

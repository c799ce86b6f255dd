import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDuration } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { Check, Clock, PlaneLanding, ShieldCheck, TrainFront } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./price-terms.module.css";

/** The terms that every car in the list grants; a term that one of them lacks is left out. */
export function PriceTerms({ items, startKind }: { readonly items: readonly PriceItem[]; readonly startKind: string }) {
  const { t, tIfKnown, locale } = usePage();
  const [first, ...rest] = items;
  if (first === undefined) return null;
  const included = first.terms.included.filter((name) => rest.every(({ terms }) => terms.included.includes(name)));
  const waiting = Math.min(...items.map(({ terms }) => terms.free_waiting));
  const delay = Math.min(...items.map(({ terms }) => terms.delay_tolerance));
  const isTrain = startKind === "station";
  return (
    <Card title={t("prices.includes")} level={3} as="section">
      <ul className={css["terms"]}>
        {items.every((item) => !item.flexible_tariff) && <Term glyph={ShieldCheck} text={t("prices.fixed")} />}
        {included.map((name) => (
          <Term key={name} glyph={Check} text={tIfKnown(`prices.included.${name}`, name)} />
        ))}
        {waiting > 0 && <Term glyph={Clock} text={t("prices.waits", { time: formatDuration(waiting * 60, locale) })} />}
        {delay > 0 && startKind !== "suburb" && (
          <Term
            glyph={isTrain ? TrainFront : PlaneLanding}
            text={t(isTrain ? "prices.delayTrain" : "prices.delay", {
              time: formatDuration(delay * 60, locale),
            })}
          />
        )}
      </ul>
    </Card>
  );
}

function Term({ glyph, text }: { readonly glyph: typeof Check; readonly text: string }) {
  return (
    <li>
      <Icon glyph={glyph} size={20} />
      {text}
    </li>
  );
}

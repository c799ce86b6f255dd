import type { RentPriceItem } from "#contract/prices/rent.ts";
import { rentEnd } from "#domain/booking/rent-hours.ts";
import { addMinutes } from "#domain/values/local-time.ts";
import { formatDay, formatDayTime, formatTime } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { Check, CircleCheck, Clock, MapPin, UserRound } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import type { RentSpan } from "#web/trip/use-rent-span.ts";
import css from "./rent-aside.module.css";

type RentAsideProps = {
  readonly place: string;
  readonly zone: string;
  readonly span: RentSpan;
  readonly items: readonly RentPriceItem[];
  /** The car whose card is open. */
  readonly chosen: RentPriceItem | undefined;
};

/** The rent in words, and the terms that every car of the list grants; a term that one of them lacks is left out. */
export function RentAside({ place, zone, span, items, chosen }: RentAsideProps) {
  const { t, tIfKnown, locale } = usePage();
  const { when, hours } = span;
  const end = rentEnd(when, hours, zone);
  const [first, ...rest] = items;
  const included = (first?.terms.included ?? []).filter((name) =>
    rest.every(({ terms }) => terms.included.includes(name)),
  );
  const cancel = common(items.map((item) => item.cancellation_time));
  const waiting = Math.min(...items.map(({ terms }) => terms.free_waiting));
  const isNextDay = end.slice(0, 10) !== when.slice(0, 10);
  return (
    <div className={css["aside"]}>
      <Card
        title={t("rent.fromTo", {
          start: formatTime(when),
          end: isNextDay ? formatDayTime(end, locale) : formatTime(end),
        })}
        level={3}
      >
        <p className={css["when"]}>{t("rent.dayAt", { day: formatDay(when, locale), place })}</p>
        {chosen && <Reach item={chosen} />}
      </Card>
      {first && (
        <Card title={t("rent.inEveryPrice")} level={3} as="section">
          <ul className={css["terms"]}>
            <Term glyph={UserRound} text={t("rent.driverStays")} />
            <Term glyph={MapPin} text={t("rent.anyStops")} />
            {included.map((name) => (
              <Term key={name} glyph={Check} text={tIfKnown(`prices.included.${name}`, name)} />
            ))}
            {waiting > 0 && <Term glyph={Clock} text={t("rent.waits", { minutes: waiting })} />}
            {cancel !== undefined && cancel > 0 && (
              <Term
                glyph={CircleCheck}
                text={t("rent.freeUntil", { moment: formatDayTime(addMinutes(when, -cancel), locale) })}
              />
            )}
          </ul>
        </Card>
      )}
    </div>
  );
}

/** How far the chosen car goes for its price and what more costs; nothing where its tariff says nothing. */
function Reach({ item: { car_class: car, currency, terms } }: { readonly item: RentPriceItem }) {
  const { t, money } = usePage();
  if (terms.rent === undefined) return null;
  const { included_km: km, extra_km: extraKm, extra_quarter: quarter } = terms.rent;
  const facts = [
    km !== null && { value: t("rent.km", { km }), label: t("rent.kmLabel") },
    extraKm !== null && { value: money(extraKm, currency), label: t("rent.extraKmLabel") },
    quarter !== null && { value: money(quarter, currency), label: t("rent.extraQuarterLabel") },
  ].filter((fact) => fact !== false);
  return (
    <dl className={css["reach"]} aria-label={car.title}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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

/** The value that all share, if they do. */
function common(values: readonly number[]): number | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

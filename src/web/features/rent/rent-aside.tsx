import type { RentPriceItem } from "#contract/prices/rent.ts";
import { rentEnd } from "#domain/booking/rent-hours.ts";
import type { CommonValue } from "#domain/prices/common-value.ts";
import { freeCancelling } from "#domain/prices/free-cancelling.ts";
import { addMinutes, type LocalTime } from "#domain/values/local-time.ts";
import { formatDay, formatDayTime, formatDuration, formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Card } from "#ui/card.tsx";
import { Check, CircleCheck, Clock, MapPin, UserRound } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { carTerms } from "#web/features/prices/list/car-terms.ts";
import { usePage, type Page } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
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
  const page = usePage();
  const { t, tIfKnown, locale } = page;
  const { when, hours } = span;
  const end = rentEnd(when, hours, zone);
  const [first, ...rest] = items;
  const included = (first?.terms.included ?? []).filter((name) =>
    rest.every(({ terms }) => terms.included.includes(name)),
  );
  const free = freeCancelling(
    items.map((item) => ({ classId: item.car_class.car_class_id, free: carTerms(item, false).free })),
  );
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
            {free !== undefined && <Term glyph={CircleCheck} text={cancelWords(free, when, page)} />}
          </ul>
        </Card>
      )}
    </div>
  );
}

/** How far the chosen car goes for its price and what more costs; nothing where its tariff says nothing. */
function Reach({ item: { car_class: car, currency, terms } }: { readonly item: RentPriceItem }) {
  const { t, money } = usePricedPage();
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

/** Until when cancelling is free: a moment, or how long before the start where it differs between groups. */
function cancelWords({ value, exceptions }: CommonValue<number>, when: LocalTime, { t, locale }: Page): string {
  if (exceptions.length === 0) {
    return t("rent.freeUntil", { moment: formatDayTime(addMinutes(when, -value), locale) });
  }
  const time = (minutes: number) => formatDuration(minutes * 60, locale);
  const others = exceptions.map((other) =>
    t("prices.exceptBefore", {
      group: t(`prices.groupInLine.${other.group}` as MessageKey),
      time: time(other.value),
    }),
  );
  return [t("prices.freeCancel", { time: time(value) }), ...others].join("; ");
}

import type { Ref } from "react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { askedTripFields, mayComeLater, type TripField } from "#domain/booking/asked-trip-fields.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { demandedTripFields } from "#domain/booking/required-trip-fields.ts";
import { surplusNumber } from "#domain/booking/travel-number.ts";
import { TRIP_NUMBERS, isMoment, type TripFields } from "#domain/booking/trip-fields.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { formatDayTime, formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TimeField } from "#ui/time-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import type { Wrong } from "#web/console/phone/draft/draft-gaps.ts";
import { kindOfEnds, kindOfPlace } from "#web/console/phone/draft/kind-of-ends.ts";
import { pickupOf, type PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { useTimeWords } from "#web/console/phone/prices/use-time-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { DayAndTime } from "./day-and-time.tsx";
import css from "./way-card.module.css";

type WayFieldsProps = {
  readonly draft: PhoneDraft;
  readonly way: 0 | 1;
  /** The field that an order was refused for, and why. */
  readonly wrong: Wrong | undefined;
  /** Numbers of the prices of this way, and of the way there. */
  readonly prices: { readonly own: number | undefined; readonly there?: number | undefined };
  /** The price whose ends say what is asked; before there is one, the places say. */
  readonly kindOf: PriceItem | undefined;
  /** Why this way cannot be had. */
  readonly lost?: string | undefined;
  readonly onChange: (fields: Partial<TripFields>) => void;
  readonly timeBox?: Ref<HTMLDivElement>;
};

const LABELS = {
  arrivalNumber: "booking.flight",
  arrivalTerminal: "booking.terminal",
  arrivalTrainNumber: "booking.train",
  arrivalWagonTrainNumber: "booking.carriage",
  departureNumber: "booking.flight",
  departureTerminal: "booking.terminal",
  departureTrainNumber: "booking.train",
} as const satisfies Record<Exclude<TripField, "dateArrival" | "dateDeparture">, MessageKey>;

/** How the fields of the finish are called where the start has such fields as well. */
const ONWARD: Readonly<Partial<Record<TripField, MessageKey>>> = {
  departureNumber: "console.phone.onward.departureNumber",
  departureTerminal: "console.phone.onward.departureTerminal",
  departureTrainNumber: "console.phone.onward.departureTrainNumber",
};

/** When one way starts, and what the kinds of its ends ask; what the check of times says stands under it. */
export function WayFields({ draft, way, wrong, prices, kindOf, lost, onChange, timeBox }: WayFieldsProps) {
  const { t, locale } = useConsole();
  const fields = draft.trips[way];
  const [start, finish] = way === 0 ? [draft.from.place, draft.to.place] : [draft.to.place, draft.from.place];
  const kind = kindOf ? kindOfEnds(kindOf) : { start: kindOfPlace(start), finish: kindOfPlace(finish) };
  const said = useTimeWords(draft, way, prices);
  const ownName = (field: "time" | "flight") => `${field}${way === 0 ? "" : "Back"}`;
  const isWrong = (field: "time" | "flight") => wrong?.field === ownName(field);
  const isRefused = said.isRefused || lost !== undefined || isWrong("time");
  const later = mayComeLater(kind.start) ? kind.start : undefined;
  const isLater = later !== undefined && fields.flightLater;
  const demanded = demandedTripFields(kind, isLater) as readonly TripField[];
  const asked = askedTripFields(kind, isLater);
  const zone = start?.timezone;
  const today = localTimeIn(zone ?? ownZone(), useServerNow(undefined, 0)).slice(0, 10);
  const pickup = pickupOf(fields);
  const at = pickup !== undefined && zone ? momentOf(resolveLocalTime(pickup, zone)) : undefined;
  const own = at === undefined ? pickup : localTimeIn(ownZone(), at);
  return (
    <div className={css["when"]} role="group" aria-label={t(way === 0 ? "console.phone.there" : "console.phone.back")}>
      <DayAndTime
        labels={{
          day: t(way === 0 ? "console.phone.day" : "console.phone.dayBack"),
          time: t("console.phone.time"),
        }}
        date={fields.date}
        time={fields.time}
        today={today}
        isRefused={isRefused}
        gap={ownName("time")}
        onChange={onChange}
        {...(timeBox && { timeBox })}
      />
      <div className={css["asked"]} data-gap={ownName("flight")}>
        {asked.map(({ field }) => {
          if (field === "dateArrival") return null;
          if (isMoment(field))
            return (
              <TimeField
                key={field}
                label={t(`booking.end.departureTime.${kind.finish === "station" ? "station" : "airport"}`)}
                value={fields.departureTime}
                openLabel={t("booking.chooseTime")}
                words={{
                  impossible: (typed) => t("booking.when.timeImpossible", { typed }),
                  midnight: (typed) => t("booking.when.timeMidnight", { typed }),
                  unclear: (typed) => t("booking.when.timeUnclear", { typed }),
                  take: (of) => t("booking.useRecommended", { time: of }),
                }}
                onChange={(departureTime) => onChange({ departureTime })}
              />
            );
          const { text, of } = TRIP_NUMBERS[field];
          return (
            <TextField
              key={field}
              error={demanded.includes(field) && isWrong("flight") ? wrong?.words : undefined}
              label={t((kind.start === "suburb" ? undefined : ONWARD[field]) ?? LABELS[field])}
              value={fields[text]}
              most={surplusNumber(of, fields[text]) && TEXT_LIMITS.number}
              autoComplete="off"
              spellCheck={false}
              required={demanded.includes(field)}
              onChange={(value) => onChange({ [text]: value })}
            />
          );
        })}
      </div>
      {later !== undefined && (
        <Checkbox
          label={t(`console.phone.later.${later}`)}
          checked={fields.flightLater}
          onChange={(flightLater) => onChange({ flightLater })}
        />
      )}
      {own !== undefined && pickup !== undefined && own !== pickup && (
        <p className={css["own"]}>
          {t("console.phone.ownTime", { place: formatTime(pickup), own: formatDayTime(own, locale) })}
        </p>
      )}
      <p className={css["said"]} data-refused={isRefused || undefined} role="status">
        {[...new Set([isWrong("time") ? wrong?.words : said.words.join(". "), lost])].filter(Boolean).join(" ")}
      </p>
    </div>
  );
}

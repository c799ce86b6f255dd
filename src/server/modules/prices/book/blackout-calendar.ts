import { isOnDates } from "#domain/tariffs/rule-time.ts";
import type { Blackout, BookTariff, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { addMinutes } from "#domain/values/local-time.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";

const DAY_MINUTES = 24 * 60;

/** The dates on which providers do not drive. */
export interface BlackoutCalendar {
  /** The first blackout of a tariff on a date. */
  on(tariff: BookTariff, start: Zones, date: string): Blackout | undefined;
  /** The blacked-out dates among the `days` days that start at `from`. */
  dates(tariff: BookTariff, start: Zones, from: string, days: number): readonly string[];
}

/**
 * Groups blackouts by zone. All prices of a list ask about the same days, so each blackout's dates are cached for that range.
 */
export function createBlackoutCalendar(blackouts: readonly Blackout[]): BlackoutCalendar {
  const byZone: ReadonlyMap<ZoneKey, readonly Blackout[]> = Map.groupBy(blackouts, (blackout) => blackout.zone);
  let asked: { readonly from: string; readonly all: readonly string[]; readonly of: Map<Blackout, readonly string[]> } =
    {
      from: "",
      all: [],
      of: new Map(),
    };

  const fitting = ({ providerId, carClassId }: BookTariff, start: Zones): readonly Blackout[] =>
    byZone.size === 0
      ? []
      : start.keys.flatMap((key) =>
          (byZone.get(key) ?? []).filter(
            (blackout) =>
              blackout.providerId === providerId &&
              (blackout.carClassIds.length === 0 || blackout.carClassIds.includes(carClassId)),
          ),
        );
  const datesOf = (blackout: Blackout): readonly string[] => {
    const known = asked.of.get(blackout) ?? asked.all.filter((date) => isOnDates(blackout.dates, date));
    asked.of.set(blackout, known);
    return known;
  };

  return {
    on: (tariff, start, date) => fitting(tariff, start).find(({ dates }) => isOnDates(dates, date)),
    dates: (tariff, start, from, days) => {
      const found = fitting(tariff, start);
      if (found.length === 0) return [];
      if (asked.from !== from || asked.all.length !== days) {
        asked = { from, all: Array.from({ length: days }, (_, day) => dayAfter(from, day)), of: new Map() };
      }
      const [first, ...others] = found;
      if (first !== undefined && others.length === 0) return datesOf(first);
      const dates = new Set(found.flatMap(datesOf));
      return asked.all.filter((date) => dates.has(date));
    },
  };
}

function dayAfter(date: string, days: number): string {
  return addMinutes(`${date} 00:00`, days * DAY_MINUTES).slice(0, 10);
}

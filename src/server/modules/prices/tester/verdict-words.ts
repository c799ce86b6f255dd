import type { RuleVerdict } from "#domain/prices/fitting-rules.ts";
import { weekdayOf } from "#domain/tariffs/rule-time.ts";
import type { FixedFare, TariffRule, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { formatDate, formatTime } from "#i18n/format.ts";
import type { FareVerdict } from "#server/modules/prices/book/fare-index.ts";
import { groundName } from "#server/modules/prices/lines/ground-name.ts";
import { tariffDay } from "#server/modules/prices/offer/asking.ts";
import {
  dayWords,
  shareWords,
  sumWords,
  validityWords,
  weekdayWords,
  type TestLook,
} from "#server/modules/prices/tester/test-look.ts";
import { say } from "#server/say.ts";

/** Names of grounds in a sentence; what no longer exists is told as the file has it. */
export function groundWords(zones: readonly ZoneKey[], { names, locale }: TestLook): string {
  return zones.map((zone) => groundName(zone, names, locale) ?? zone).join(", ");
}

/** What a rule adds or takes off. */
export function effectWords({ effect }: TariffRule, currency: Currency, { locale }: TestLook): string {
  if ("percent" in effect) return shareWords(effect.percent, locale);
  return `${effect.amount > 0 ? "+" : ""}${sumWords(effect.amount, currency, locale)}`;
}

/** The first condition of a rule that failed, or `beaten`. */
export function ruleReason(verdict: RuleVerdict): string {
  return "misfit" in verdict ? verdict.misfit : "beaten";
}

/** Why a rule did not count. */
export function ruleVerdictWords(rule: TariffRule, verdict: RuleVerdict, look: TestLook): string {
  const { test, locale } = look;
  if ("beatenBy" in verdict) {
    const { beatenBy: other } = verdict;
    const values = { other: nameIn(other.name, locale), group: rule.group, own: rule.priority, above: other.priority };
    return say(
      locale,
      rule.priority === other.priority ? "console.tester.beatenById" : "console.tester.beaten",
      values,
    );
  }
  const pickup = test.question.pickup ?? "";
  const { hours = null, weekdays = [], dates = [] } = rule.time ?? {};
  switch (verdict.misfit) {
    case "start":
    case "finish":
    case "either":
      return say(locale, `console.tester.outside.${verdict.misfit}`, {
        grounds: groundWords(rule[verdict.misfit], look),
      });
    case "validity":
      return say(locale, "console.tester.notValid", {
        valid: validityWords(rule.valid, locale),
        day: formatDate(dayOf(look), locale),
      });
    case "hours":
      return say(locale, "console.tester.outsideHours", {
        time: formatTime(pickup),
        hours: hours === null ? "" : `${hours.from}–${hours.to}`,
      });
    case "weekdays":
      return say(locale, "console.tester.otherWeekday", {
        day: weekdayWords([weekdayOf(pickup.slice(0, 10))], locale),
        days: weekdayWords(weekdays, locale),
      });
    case "dates":
      return say(locale, "console.tester.otherDates", {
        day: formatDate(pickup.slice(0, 10), locale),
        dates: dayWords(dates, locale),
      });
    default:
      return say(locale, `console.tester.misfit.${verdict.misfit}`);
  }
}

/** The conditions of a rule that counted, each with what met it. */
export function ruleCountedWords(rule: TariffRule, look: TestLook): string {
  const { test, locale } = look;
  const pickup = test.question.pickup;
  const { hours = null, weekdays = [], dates = [] } = rule.time ?? {};
  const met = [
    hours !== null &&
      pickup !== null &&
      say(locale, "console.tester.insideHours", { time: formatTime(pickup), hours: `${hours.from}–${hours.to}` }),
    weekdays.length > 0 && weekdayWords(weekdays, locale),
    dates.length > 0 && dayWords(dates, locale),
    ...(["start", "finish", "either"] as const).map(
      (end) =>
        rule[end].length > 0 && say(locale, `console.tester.inside.${end}`, { grounds: groundWords(rule[end], look) }),
    ),
    (rule.valid.from !== null || rule.valid.to !== null) && validityWords(rule.valid, locale),
    rule.group !== "" && say(locale, "console.tester.group", { group: rule.group, priority: rule.priority }),
  ].filter((part) => part !== false);
  return met.length === 0 ? say(locale, "console.tester.everyRide") : met.join("; ");
}

/** Why a fare of the ride's own ground did not count. */
export function fareVerdictWords(fare: FixedFare, verdict: FareVerdict, look: TestLook): string {
  const { locale } = look;
  if (verdict === "not-valid")
    return say(locale, "console.tester.notValid", {
      valid: validityWords(fare.valid, locale),
      day: formatDate(dayOf(look), locale),
    });
  return say(locale, "console.tester.fareFurther", {
    from: groundWords([verdict.closer.from], look),
    to: groundWords([verdict.closer.to], look),
  });
}

/** The day whose entries hold. */
export function dayOf({ test: { prepared, question } }: TestLook): string {
  if (typeof prepared === "string") return (question.pickup ?? "").slice(0, 10);
  return tariffDay(prepared.ways.there.asking);
}

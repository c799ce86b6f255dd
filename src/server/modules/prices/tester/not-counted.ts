import type { Static } from "typebox";
import type { TestedOffer } from "#contract/console/tester/test-prices.ts";
import { nameIn } from "#domain/values/named.ts";
import { formatDate } from "#i18n/format.ts";
import type { TestedTariff } from "#server/modules/prices/tester/price-test.ts";
import { sumWords, validityWords, type TestLook } from "#server/modules/prices/tester/test-look.ts";
import {
  dayOf,
  effectWords,
  fareVerdictWords,
  groundWords,
  ruleReason,
  ruleVerdictWords,
} from "#server/modules/prices/tester/verdict-words.ts";
import { say } from "#server/say.ts";

type NotCounted = Static<typeof TestedOffer>["not_counted"][number];

/** Entries that are listed; a book may have thousands of rules of other ground. */
const MOST_LISTED = 40;

/** Those that nearly counted come first. */
const NEARNESS = [
  "beaten",
  "further",
  "hours",
  "weekdays",
  "dates",
  "no-time",
  "validity",
  "not-valid",
  "either",
  "finish",
  "start",
  "class",
  "provider",
];

/** The rules, fares and tariffs that did not count for an offer, those that nearly did first, and how many are left out. */
export function notCounted(
  { tariff, rules, fares }: TestedTariff,
  look: TestLook,
): { readonly listed: NotCounted[]; readonly more: number } {
  const { locale, test } = look;
  const { currency } = tariff;
  const aside = test.aside.filter(
    ({ tariff: other }) => other.providerId === tariff.providerId && other.carClassId === tariff.carClassId,
  );
  const all = [
    ...rules.map(({ rule, verdict }) => ({
      reason: ruleReason(verdict),
      tell: () => ({
        entry: "rule",
        id: rule.id,
        name: nameIn(rule.name, locale),
        effect: effectWords(rule, currency, look),
        why: ruleVerdictWords(rule, verdict, look),
        line: rule.line,
      }),
    })),
    ...fares.map(({ fare, verdict }) => ({
      reason: verdict === "not-valid" ? verdict : "further",
      tell: () => ({
        entry: "fare",
        id: fare.id,
        name: say(locale, "wire.line.fare", { from: groundWords([fare.from], look), to: groundWords([fare.to], look) }),
        effect: sumWords(fare.amount, currency, locale),
        why: fareVerdictWords(fare, verdict, look),
        line: fare.line,
      }),
    })),
    ...aside.map(({ tariff: other, verdict }) => ({
      reason: verdict === "not-valid" ? verdict : "further",
      tell: () => ({
        entry: "tariff",
        id: other.id,
        name: say(locale, "console.tester.tariffOf", { ground: groundWords([other.zone], look) }),
        effect: "",
        why:
          verdict === "not-valid"
            ? say(locale, "console.tester.notValid", {
                valid: validityWords(other.valid, locale),
                day: formatDate(dayOf(look), locale),
              })
            : say(locale, "console.tester.tariffFurther", { ground: groundWords([verdict.closer.zone], look) }),
        line: other.line,
      }),
    })),
  ].toSorted((one, other) => NEARNESS.indexOf(one.reason) - NEARNESS.indexOf(other.reason));
  const listed = all.slice(0, MOST_LISTED).map(({ reason, tell }) => ({ ...tell(), reason }));
  return { listed, more: all.length - listed.length };
}

import { carGrade } from "#domain/tariffs/car-class.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { Locale } from "#domain/values/locale.ts";
import { CURRENCY_DIGITS, isCurrency, priceStep, type Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { byKey, fareKey, ruleKey } from "#server/modules/tariffs/file/entry-ids.ts";
import { titleWords } from "#server/modules/tariffs/file/title-fields.ts";
import {
  dateRanges,
  effect,
  micro,
  percentage,
  sum,
  tariffWords,
  timeWords,
  usesValues,
  usesWords,
  validity,
} from "#server/modules/tariffs/words/entry-words.ts";
import { said, sayIn, type SaidValues, type TariffsKey } from "#server/modules/tariffs/words/said.ts";

/** The kinds of entries that versions are compared by. */
export type EntryKind =
  | "providers"
  | "classes"
  | "areas"
  | "tariffs"
  | "fares"
  | "rules"
  | "services"
  | "blackouts"
  | "partners"
  | "certificates"
  | "file";

/** An entry of a book as a person reads it. */
export interface BookEntry {
  readonly title: string;
  readonly line: number;
  readonly words: Readonly<Record<string, string>>;
}

/** Who reads what is different: in which language, and what ground is called there. */
export interface Reader {
  readonly locale: Locale;
  readonly ground: (zone: string) => string;
}

/** All entries of a book by what makes them the same in every version, as a person reads them. */
export function describeEntries(
  book: TariffBook,
  { locale, ground }: Reader,
): Readonly<Record<EntryKind, ReadonlyMap<string, BookEntry>>> {
  const say = (key: TariffsKey, values: SaidValues): string => sayIn(locale, said(key, values));
  const classes = new Map(book.classes.map(({ id, name }) => [id, nameIn(name, locale)]));
  const providers = new Map(book.providers.map((provider) => [provider.id, provider]));
  const classNames = (ids: readonly number[]): string => ids.map((id) => classes.get(id) ?? id).join(", ");
  const grounds = (zones: readonly string[]): string => zones.map(ground).join(", ");
  // A provider that is named is there, also when it sells no more.
  const currencyOf = (id: number): Currency => providers.get(id)?.currency ?? "EUR";
  const of = (id: number): string => {
    const provider = providers.get(id);
    return `${provider === undefined ? id : nameIn(provider.name, locale)}: `;
  };
  const kind = <T>(list: readonly T[], key: (one: T) => string, entry: (one: T) => BookEntry) =>
    new Map([...byKey(list, key)].map(([name, one]): [string, BookEntry] => [name, entry(one)]));
  return {
    providers: kind(
      book.providers.filter(({ deleted }) => !deleted),
      ({ id }) => String(id),
      (one) => ({
        title: nameIn(one.name, locale),
        line: 0,
        words: {
          ...titleWords(one.name),
          currency: one.currency,
          rating: String(one.rating ?? ""),
          confirms: one.confirmHours === undefined ? "at-once" : "by-person",
          "confirm-hours": String(one.confirmHours ?? ""),
        },
      }),
    ),
    classes: kind(
      book.classes,
      ({ id }) => String(id),
      ({ models, id, name, body, grade, photo, capacity, luggage, usual }) => ({
        title: `${id} ${nameIn(name, locale)}`,
        line: 0,
        words: {
          ...titleWords(name),
          body,
          grade: carGrade({ id, ...(grade && { grade }) }),
          photo,
          models: models.join(", "),
          capacity: String(capacity),
          luggage: String(luggage),
          ...(usual && { usual: String(usual) }),
        },
      }),
    ),
    areas: kind(
      book.areas,
      ({ key }) => key,
      ({ key, name, circle }) => ({
        title: key,
        line: 0,
        words: {
          ...titleWords(name),
          circle:
            circle === null
              ? say("tariffs.entry.imported", {})
              : say("tariffs.entry.circle", { km: circle.radiusKm, at: `${circle.centre.lat},${circle.centre.lng}` }),
        },
      }),
    ),
    tariffs: kind(
      book.tariffs,
      ({ id }) => String(id),
      (one) => ({
        title:
          of(one.providerId) +
          say("tariffs.entry.tariff", { id: one.id, class: classNames([one.carClassId]), from: ground(one.zone) }),
        line: one.line,
        words: {
          from: ground(one.zone),
          class: String(one.carClassId),
          provider: String(one.providerId),
          ...tariffWords(one, locale),
        },
      }),
    ),
    fares: kind(book.fares, fareKey, (one) => ({
      title: `${of(one.providerId)}${ground(one.from)} → ${ground(one.to)}, ${classNames([one.carClassId])}${held(validity(one.valid))}`,
      line: one.line,
      words: {
        price: `${sum(one.amount, currencyOf(one.providerId))} ${providers.get(one.providerId)?.currency ?? ""}`,
      },
    })),
    rules: kind(book.rules, ruleKey, (one) => ({
      title:
        of(one.providerId) +
        say(one.group === "" ? "tariffs.entry.rule" : "tariffs.entry.rule-in-group", {
          kind: one.kind,
          name: nameIn(one.name, locale),
          effect: effect(one.effect, currencyOf(one.providerId)),
          priority: one.priority,
          group: one.group,
        }),
      line: one.line,
      words: {
        ...titleWords(one.name),
        add: effect(one.effect, currencyOf(one.providerId)),
        priority: String(one.priority),
        group: one.group,
        ...timeWords(one.time),
        start: grounds(one.start),
        finish: grounds(one.finish),
        either: grounds(one.either),
        valid: validity(one.valid),
      },
    })),
    services: kind(
      book.services,
      ({ id }) => String(id),
      (one) => ({
        title: of(one.providerId) + say("tariffs.entry.service", { id: one.id, name: nameIn(one.name, locale) }),
        line: 0,
        words: {
          ...titleWords(one.name),
          price: sum(one.price, currencyOf(one.providerId)),
          included: String(one.defaultInclude),
          most: one.most === undefined ? "" : String(one.most),
          classes: classNames(one.carClassIds),
          uid: one.uid,
          slug: one.slug,
          type: one.type,
          category: one.category,
          provider: String(one.providerId),
        },
      }),
    ),
    blackouts: kind(
      book.blackouts,
      ({ providerId, zone, carClassIds }) => [providerId, zone, carClassIds].join("|"),
      (one) => ({
        title:
          of(one.providerId) +
          say(one.carClassIds.length === 0 ? "tariffs.entry.blackout" : "tariffs.entry.blackout-of-classes", {
            from: ground(one.zone),
            classes: classNames(one.carClassIds),
          }),
        line: one.line,
        words: { dates: dateRanges(one.dates) },
      }),
    ),
    partners: kind(
      book.partners,
      ({ userId }) => String(userId),
      (one) => ({
        title: say("tariffs.entry.partner", { id: one.userId }),
        line: one.line,
        words: { add: percentage(one.percent), loyalty: micro(one.loyaltyMicro) },
      }),
    ),
    certificates: kind(
      book.certificates,
      ({ code }) => code,
      (one) => ({
        title: say("tariffs.entry.certificate", { code: one.code, ...usesValues(one) }),
        line: one.line,
        words: {
          off:
            "percent" in one.effect
              ? percentage(one.effect.percent)
              : `${sum(one.effect.amount, one.effect.currency)} ${one.effect.currency}`,
          valid: validity(one.valid),
          ...usesWords(one),
        },
      }),
    ),
    file: kind(
      [book],
      () => "",
      ({ rates, ratesOn, miles, rounding, title }) => ({
        title: say("tariffs.entry.file", {}),
        line: 0,
        words: {
          title,
          "rates on": ratesOn,
          ...Object.fromEntries(Object.entries(rates).map(([pair, value]) => [`rate ${pair}`, micro(value)])),
          ...Object.fromEntries(Object.entries(miles).map(([currency, value]) => [`miles ${currency}`, micro(value)])),
          // Of every currency, so that a step of its own is shown beside the one that was in force without it.
          ...Object.fromEntries(
            Object.keys(CURRENCY_DIGITS)
              .filter(isCurrency)
              .map((currency) => [`rounding ${currency}`, sum(priceStep(currency, rounding), currency)]),
          ),
        },
      }),
    ),
  };
}

function held(valid: string): string {
  return valid === "" ? "" : `, ${valid}`;
}

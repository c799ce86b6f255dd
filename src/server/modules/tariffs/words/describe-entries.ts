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

/** The names and words that entries of a book are described with. */
interface Names {
  readonly locale: Locale;
  readonly say: (key: TariffsKey, values: SaidValues) => string;
  readonly ground: (zone: string) => string;
  readonly grounds: (zones: readonly string[]) => string;
  readonly classes: (ids: readonly number[]) => string;
  readonly currencyOf: (providerId: number) => Currency;
  /** "Provider: ", before what is a provider's own. */
  readonly of: (providerId: number) => string;
}

function namesIn(book: TariffBook, { locale, ground }: Reader): Names {
  const classes = new Map(book.classes.map(({ id, name }) => [id, nameIn(name, locale)]));
  const providers = new Map(book.providers.map((provider) => [provider.id, provider]));
  return {
    locale,
    say: (key, values) => sayIn(locale, said(key, values)),
    ground,
    grounds: (zones) => zones.map(ground).join(", "),
    classes: (ids) => ids.map((id) => classes.get(id) ?? id).join(", "),
    // A provider that is named is there, also when it sells no more.
    currencyOf: (id) => providers.get(id)?.currency ?? "EUR",
    of: (id) => {
      const provider = providers.get(id);
      return `${provider === undefined ? id : nameIn(provider.name, locale)}: `;
    },
  };
}

type EntryOf<List extends keyof TariffBook> = TariffBook[List] extends readonly (infer Entry)[] ? Entry : never;

function describeProvider(one: EntryOf<"providers">, { locale }: Names): BookEntry {
  return {
    title: nameIn(one.name, locale),
    line: 0,
    words: {
      ...titleWords(one.name),
      currency: one.currency,
      rating: String(one.rating ?? ""),
      confirms: one.confirmHours === undefined ? "at-once" : "by-person",
      "confirm-hours": String(one.confirmHours ?? ""),
    },
  };
}

function describeClass(one: EntryOf<"classes">, { locale }: Names): BookEntry {
  const { models, id, name, body, grade, photo, capacity, luggage, usual } = one;
  return {
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
  };
}

function describeArea({ key, name, circle }: EntryOf<"areas">, { say }: Names): BookEntry {
  return {
    title: key,
    line: 0,
    words: {
      ...titleWords(name),
      circle:
        circle === null
          ? say("tariffs.entry.imported", {})
          : say("tariffs.entry.circle", { km: circle.radiusKm, at: `${circle.centre.lat},${circle.centre.lng}` }),
    },
  };
}

function describeTariff(one: EntryOf<"tariffs">, { locale, say, ground, classes, of }: Names): BookEntry {
  return {
    title:
      of(one.providerId) +
      say("tariffs.entry.tariff", { id: one.id, class: classes([one.carClassId]), from: ground(one.zone) }),
    line: one.line,
    words: {
      from: ground(one.zone),
      class: String(one.carClassId),
      provider: String(one.providerId),
      ...tariffWords(one, locale),
    },
  };
}

function describeFare(one: EntryOf<"fares">, { ground, classes, currencyOf, of }: Names): BookEntry {
  const currency = currencyOf(one.providerId);
  return {
    title: `${of(one.providerId)}${ground(one.from)} → ${ground(one.to)}, ${classes([one.carClassId])}${held(validity(one.valid))}`,
    line: one.line,
    words: { price: `${sum(one.amount, currency)} ${currency}` },
  };
}

function describeRule(one: EntryOf<"rules">, { locale, say, grounds, currencyOf, of }: Names): BookEntry {
  const added = effect(one.effect, currencyOf(one.providerId));
  return {
    title:
      of(one.providerId) +
      say(one.group === "" ? "tariffs.entry.rule" : "tariffs.entry.rule-in-group", {
        kind: one.kind,
        name: nameIn(one.name, locale),
        effect: added,
        priority: one.priority,
        group: one.group,
      }),
    line: one.line,
    words: {
      ...titleWords(one.name),
      add: added,
      priority: String(one.priority),
      group: one.group,
      ...timeWords(one.time),
      start: grounds(one.start),
      finish: grounds(one.finish),
      either: grounds(one.either),
      valid: validity(one.valid),
    },
  };
}

function describeService(one: EntryOf<"services">, { locale, say, classes, currencyOf, of }: Names): BookEntry {
  return {
    title: of(one.providerId) + say("tariffs.entry.service", { id: one.id, name: nameIn(one.name, locale) }),
    line: 0,
    words: {
      ...titleWords(one.name),
      price: sum(one.price, currencyOf(one.providerId)),
      included: String(one.defaultInclude),
      most: one.most === undefined ? "" : String(one.most),
      classes: classes(one.carClassIds),
      uid: one.uid,
      slug: one.slug,
      type: one.type,
      category: one.category,
      provider: String(one.providerId),
    },
  };
}

function describeBlackout(one: EntryOf<"blackouts">, { say, ground, classes, of }: Names): BookEntry {
  return {
    title:
      of(one.providerId) +
      say(one.carClassIds.length === 0 ? "tariffs.entry.blackout" : "tariffs.entry.blackout-of-classes", {
        from: ground(one.zone),
        classes: classes(one.carClassIds),
      }),
    line: one.line,
    words: { dates: dateRanges(one.dates) },
  };
}

function describePartner(one: EntryOf<"partners">, { say }: Names): BookEntry {
  return {
    title: say("tariffs.entry.partner", { id: one.userId }),
    line: one.line,
    words: { add: percentage(one.percent), loyalty: micro(one.loyaltyMicro) },
  };
}

function describeCertificate(one: EntryOf<"certificates">, { say }: Names): BookEntry {
  return {
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
  };
}

function describeFile({ rates, ratesOn, miles, rounding, title }: TariffBook, { say }: Names): BookEntry {
  return {
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
  };
}

/** All entries of a book by what makes them the same in every version, as a person reads them. */
export function describeEntries(
  book: TariffBook,
  reader: Reader,
): Readonly<Record<EntryKind, ReadonlyMap<string, BookEntry>>> {
  const names = namesIn(book, reader);
  const kind = <T>(list: readonly T[], key: (one: T) => string, describe: (one: T, names: Names) => BookEntry) =>
    new Map([...byKey(list, key)].map(([name, one]): [string, BookEntry] => [name, describe(one, names)]));
  const byId = ({ id }: { readonly id: number }): string => String(id);
  return {
    providers: kind(
      book.providers.filter(({ deleted }) => !deleted),
      byId,
      describeProvider,
    ),
    classes: kind(book.classes, byId, describeClass),
    areas: kind(book.areas, ({ key }) => key, describeArea),
    tariffs: kind(book.tariffs, byId, describeTariff),
    fares: kind(book.fares, fareKey, describeFare),
    rules: kind(book.rules, ruleKey, describeRule),
    services: kind(book.services, byId, describeService),
    blackouts: kind(
      book.blackouts,
      ({ providerId, zone, carClassIds }) => [providerId, zone, carClassIds].join("|"),
      describeBlackout,
    ),
    partners: kind(book.partners, ({ userId }) => String(userId), describePartner),
    certificates: kind(book.certificates, ({ code }) => code, describeCertificate),
    file: kind([book], () => "", describeFile),
  };
}

function held(valid: string): string {
  return valid === "" ? "" : `, ${valid}`;
}

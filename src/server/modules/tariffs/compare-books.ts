import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { CURRENCY_DIGITS, isCurrency, priceStep } from "#domain/values/money.ts";
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
  validity,
} from "#server/modules/tariffs/words/book-entry-words.ts";
import { ground } from "#server/modules/tariffs/words/operator-book-words.ts";

const CURRENCIES = Object.keys(CURRENCY_DIGITS).filter(isCurrency);

/** One entry that is new, removed or different. */
export interface EntryChange {
  /** The entry's line in the file, or in the older file if it was removed; 0 if no line is stored. */
  readonly line: number;
  readonly title: string;
  /** What is different, by the names in the file. */
  readonly fields: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

/** The changes to the entries of one kind. */
export interface KindChanges {
  /** In the plural. */
  readonly noun: string;
  readonly added: readonly EntryChange[];
  readonly changed: readonly EntryChange[];
  readonly removed: readonly EntryChange[];
  readonly unchanged: number;
}

/** An entry of a book in words. */
interface Entry {
  readonly title: string;
  readonly line: number;
  readonly words: Readonly<Record<string, string>>;
}

/** Names the ground of a zone key. */
export type SayGround = (zone: string) => string;

/** Compares the book in force with another one, kind by kind; if there is none in force, everything is new. */
export function compareBooks(
  before: TariffBook | undefined,
  after: TariffBook,
  say: SayGround = ground,
): KindChanges[] {
  const old = before && entriesOf(before, say);
  return Object.entries(entriesOf(after, say)).map(([noun, entries]) =>
    compareKind(noun, old?.[noun] ?? new Map<string, Entry>(), entries),
  );
}

function compareKind(noun: string, before: ReadonlyMap<string, Entry>, after: ReadonlyMap<string, Entry>): KindChanges {
  const added: EntryChange[] = [];
  const changed: EntryChange[] = [];
  for (const [key, entry] of after) {
    const known = before.get(key);
    const fields = known === undefined ? [] : differences(known.words, entry.words);
    if (known === undefined || fields.length > 0)
      (known === undefined ? added : changed).push({ line: entry.line, title: entry.title, fields });
  }
  const removed = [...before]
    .filter(([key]) => !after.has(key))
    .map(([, { line, title }]) => ({ line, title, fields: [] }));
  return { noun, added, changed, removed, unchanged: after.size - added.length - changed.length };
}

function differences(before: Entry["words"], after: Entry["words"]): EntryChange["fields"] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: before[name] ?? "", after: after[name] ?? "" }))
    .filter((field) => field.before !== field.after);
}

function entriesOf(book: TariffBook, say: SayGround): Record<string, ReadonlyMap<string, Entry>> {
  const classes = new Map(book.classes.map(({ id, name }) => [id, name.en]));
  const providers = new Map(book.providers.map((provider) => [provider.id, provider]));
  const classNames = (ids: readonly number[]): string => ids.map((id) => classes.get(id) ?? id).join(", ");
  const grounds = (zones: readonly string[]): string => zones.map(say).join(", ");
  const of = (id: number): string => `${providers.get(id)?.name.en ?? id}: `;
  const kind = <T>(list: readonly T[], key: (one: T) => string, entry: (one: T) => Entry) =>
    new Map([...byKey(list, key)].map(([name, one]): [string, Entry] => [name, entry(one)]));
  return {
    providers: kind(
      book.providers.filter(({ deleted }) => !deleted),
      ({ id }) => String(id),
      (one) => ({
        title: one.name.en,
        line: 0,
        words: {
          ...titleWords(one.name),
          currency: one.currency,
          rating: String(one.rating ?? ""),
        },
      }),
    ),
    classes: kind(
      book.classes,
      ({ id }) => String(id),
      ({ models, id, name, body, photo, capacity, luggage }) => ({
        title: `${id} ${name.en}`,
        line: 0,
        words: {
          ...titleWords(name),
          body,
          photo,
          models: models.join(", "),
          capacity: String(capacity),
          luggage: String(luggage),
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
            circle === null ? "imported" : `${circle.radiusKm} km around ${circle.centre.lat},${circle.centre.lng}`,
        },
      }),
    ),
    tariffs: kind(
      book.tariffs,
      ({ id }) => String(id),
      (one) => ({
        title: `${of(one.providerId)}tariff ${one.id}, ${classNames([one.carClassId])} from ${say(one.zone)}`,
        line: one.line,
        words: {
          from: say(one.zone),
          class: String(one.carClassId),
          provider: String(one.providerId),
          ...tariffWords(one),
        },
      }),
    ),
    fares: kind(book.fares, fareKey, (one) => ({
      title: `${of(one.providerId)}${say(one.from)} → ${say(one.to)}, ${classNames([one.carClassId])}${held(validity(one.valid))}`,
      line: one.line,
      words: { price: `${sum(one.amount)} ${providers.get(one.providerId)?.currency ?? ""}` },
    })),
    rules: kind(book.rules, ruleKey, (one) => ({
      title: `${of(one.providerId)}${one.kind} rule ${one.name.en}, ${effect(one.effect)}, priority ${one.priority}, ${one.group === "" ? "no group" : `group ${one.group}`}`,
      line: one.line,
      words: {
        ...titleWords(one.name),
        add: effect(one.effect),
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
        title: `${of(one.providerId)}service ${one.id} ${one.name.en}`,
        line: 0,
        words: {
          ...titleWords(one.name),
          price: sum(one.price),
          included: String(one.defaultInclude),
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
        title: `${of(one.providerId)}no rides from ${say(one.zone)} in ${classNames(one.carClassIds) || "any class"}`,
        line: one.line,
        words: { dates: dateRanges(one.dates) },
      }),
    ),
    partners: kind(
      book.partners,
      ({ userId }) => String(userId),
      (one) => ({
        title: `partner ${one.userId}`,
        line: one.line,
        words: { add: percentage(one.percent), loyalty: micro(one.loyaltyMicro) },
      }),
    ),
    certificates: kind(
      book.certificates,
      ({ code }) => code,
      (one) => ({
        title: `certificate ${one.code}`,
        line: one.line,
        words: {
          off: effect(one.effect) + ("amount" in one.effect ? ` ${one.effect.currency}` : ""),
          valid: validity(one.valid),
        },
      }),
    ),
    "rates, miles and rounding": kind(
      [book],
      () => "",
      ({ rates, ratesOn, miles, rounding, title }) => ({
        title: "the file",
        line: 0,
        words: {
          title,
          "rates on": ratesOn,
          ...Object.fromEntries(Object.entries(rates).map(([pair, value]) => [`rate ${pair}`, micro(value)])),
          ...Object.fromEntries(Object.entries(miles).map(([currency, value]) => [`miles ${currency}`, micro(value)])),
          // For every currency, so that a custom step is shown next to the default it replaces.
          ...Object.fromEntries(
            CURRENCIES.map((currency) => [`rounding ${currency}`, sum(priceStep(currency, rounding))]),
          ),
        },
      }),
    ),
  };
}

function held(valid: string): string {
  return valid === "" ? "" : `, ${valid}`;
}

import { describe, expect, test } from "vitest";
import type { TimeRefusal } from "#domain/booking/pickup-time.ts";
import type { PriceLineKind } from "#domain/prices/price-line.ts";
import type { IncludedService } from "#domain/tariffs/terms.ts";
import { messagesFor } from "#i18n/messages.ts";
import { MESSAGE_KIND_NAMES } from "#server/modules/notifications/kinds/message-kinds.ts";
import type { whyClosed } from "#server/modules/orders/change/why-closed.ts";

/** Every member of a union of names; the compiler refuses a list that lacks one. */
const every = <Name extends string>(names: Readonly<Record<Name, true>>): string[] => Object.keys(names);

const LINES = every<PriceLineKind>({
  fare: true,
  base: true,
  distance: true,
  time: true,
  "start-fee": true,
  minimum: true,
  lodging: true,
  rule: true,
  "fast-ride": true,
  "round-trip": true,
  partner: true,
  hours: true,
  delivery: true,
  rounding: true,
  agreed: true,
});
const INCLUDED = every<IncludedService>({ meeting: true, tolls: true, luggage: true, parking: true, water: true });
const TIMES = every<TimeRefusal["reason"]>({
  past: true,
  "too-soon": true,
  "too-far": true,
  "clock-gap": true,
  "too-late-for-departure": true,
});

const CLOSED = every<Parameters<typeof whyClosed>[0]>({
  cancelled: true,
  "under-way": true,
  started: true,
  "too-late": true,
  "ride-too-late": true,
  "unknown-quote": true,
});

const KEYS = [
  ...LINES.map((kind) => `prices.line.${kind}`),
  ...INCLUDED.map((name) => `prices.included.${name}`),
  ...TIMES.map((reason) => `errors.time.${reason}`),
  ...CLOSED.map((reason) => `errors.closed.${reason}`),
  ...["directions", "cars"].map((of) => `errors.trips.${of}`),
];

describe.each(["ru", "en"] as const)("every kind of message has its texts in %s", (locale) => {
  // A message has one set of texts, or one for each case it distinguishes.
  test.each(
    MESSAGE_KIND_NAMES.flatMap((kind) => ["subject", "heading", "lead"].map((part) => `notifications.${kind}.${part}`)),
  )("%s", (key) => {
    const keys = Object.keys(messagesFor(locale)).filter((name) => name === key || name.startsWith(`${key}.`));
    expect(keys.length).toBeGreaterThan(0);
  });
});

describe.each(["ru", "en"] as const)("everything the rules can say has a text in %s", (locale) => {
  test.each(KEYS)("%s", (key) => {
    expect(messagesFor(locale)[key]?.trim()).toBeTruthy();
  });
});

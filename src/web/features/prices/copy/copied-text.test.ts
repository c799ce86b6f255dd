import { describe, expect, test } from "vitest";
import type { PageOptions } from "#contract/page-options.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { Locale } from "#domain/values/locale.ts";
import { messagesFor } from "#i18n/messages.ts";
import { priceNote } from "#web/features/prices/card/price-note.ts";
import { withReturn } from "#web/features/prices/return/return-prices.ts";
import { createPage } from "#web/page/page.tsx";
import { pricedPage } from "#web/page/priced-page.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { copiedText } from "./copied-text.ts";

const night = (price: number) => [{ kind: "night", title: "Night", price, hours: null }];
const end = { type: 1, place_id: 1 };

function car(price: number, times: readonly unknown[] = []): PriceItem {
  return {
    price,
    price_id: price,
    price_subaddress: 0,
    currency: "RUB",
    car_class: { car_class_id: 2, title: "Standard", capacity: 3, luggage_capacity: 3 },
    service_provider: { id: 1 },
    reverse_price: null,
    time_prices: times,
    additional_services: [],
    start_place: end,
    finish_place: end,
  } as unknown as PriceItem;
}

const named = (name: string) => ({ structured_formatting: { main_text: name } });
const ways = { from: named("SVO"), to: named("Moscow") } as unknown as Pick<PickedOffer, "from" | "to">;
const oneWay = { ...ways, roundTrip: false };
const bothWays = { ...ways, roundTrip: true };

const pageIn = (locale: Locale) =>
  pricedPage(
    createPage({ locale, currency: "RUB", messages: messagesFor(locale), hasSession: false } as unknown as PageOptions),
  );
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, " ");
const copied = (item: PriceItem, way: Omit<PickedOffer, "price">, locale: Locale = "ru") =>
  plain(copiedText([item], way, "https://rides.example/", pageIn(locale)))?.split("\n");
const noted = (item: PriceItem, way: Omit<PickedOffer, "price">, locale: Locale = "ru") => {
  const { shown, spoken } = priceNote({ ...way, price: item }, pageIn(locale));
  return [plain(shown), plain(spoken)];
};

describe("what a price says of the night", () => {
  const both = (there: PriceItem, back: PriceItem): PriceItem => withReturn([there], [back])[0] ?? there;

  test("PRC-01: one way and both ways say by how much they are dearer, each by its own nights", () => {
    expect(noted(car(2200, night(2420)), oneWay)).toEqual([
      "днём, ночью 2 420 ₽",
      "днём 2 200 ₽, ночью 2 420 ₽, за машину",
    ]);
    const round = both(car(2200, night(2420)), car(2100, night(2310)));
    expect(noted(round, bothWays)).toEqual(["обе днём, ночью 4 730 ₽", "днём 4 300 ₽, ночью 4 730 ₽, туда и обратно"]);
    expect(noted(round, bothWays, "en")[0]).toBe("both by day, 4,730 ₽ at night");
  });

  test("PRC-01: with a time of the way there only the way back is left to say it of", () => {
    const round = both(car(2200), car(2100, night(2310)));
    const timed = { ...bothWays, when: "2026-11-24 12:40" as const };
    expect(noted(round, timed)).toEqual([
      "обе, обратно ночью 4 510 ₽",
      "4 300 ₽, если обратно днём, 4 510 ₽, если ночью, туда и обратно",
    ]);
  });

  test("PRC-01: a way that is not sold back says its own night, and a price that no night changes says nothing", () => {
    expect(noted(car(2200, night(2420)), bothWays)[0]).toBe("только туда, ночью 2 420 ₽");
    expect(noted(both(car(2200), car(2100)), bothWays)).toEqual(["туда и обратно", undefined]);
    expect(noted(car(2200), oneWay)).toEqual(["за машину", undefined]);
  });
});

describe("copied prices", () => {
  test("PRC-05: without a time say the price of the night beside that of the day", () => {
    expect(copied(car(2200, night(2420)), oneWay)).toEqual([
      "SVO → Moscow",
      "",
      "Standard (3 пассажира, 3 чемодана): днём 2 200 ₽, ночью 2 420 ₽, за машину",
      "",
      "https://rides.example/",
    ]);
  });

  test("PRC-05: say the day and the time that they are for", () => {
    const timed = { ...oneWay, when: "2026-11-24 23:40" as const };
    expect(copied(car(2420), timed, "en")?.slice(0, 4)).toEqual([
      "SVO → Moscow",
      "24 November, 23:40",
      "",
      "Standard (3 passengers, 3 suitcases): 2,420 ₽ whole car",
    ]);
  });
});

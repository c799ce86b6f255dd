import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#domain/values/locale.ts";
import type { Money } from "#domain/values/money.ts";
import { mailMessage } from "#server/adapters/mailer/mail-message.ts";
import { orderCancelledMessage } from "#server/modules/notifications/kinds/order-cancelled-message.ts";
import { orderChangedMessage } from "#server/modules/notifications/kinds/order-changed-message.ts";
import { orderPaidMessage } from "#server/modules/notifications/kinds/order-paid-message.ts";
import { orderReceivedMessage } from "#server/modules/notifications/kinds/order-received-message.ts";
import { orderLapsedMessage, payReminderMessage } from "#server/modules/notifications/kinds/unpaid-messages.ts";
import { voucherMessage } from "#server/modules/notifications/kinds/voucher-message.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import { orderMessage } from "#server/modules/notifications/message/order-message.ts";
import { mailOf } from "#server/modules/notifications/send-message.ts";
import type { OrderFacts } from "#server/modules/orders/index.ts";
import { AIRPORT, orderOf, PICKUP, roubles, toldOf, TOWN, tripOf } from "../../../../../tests/support/told-order.ts";

const LINK = /^http:\/\/localhost:3000\/booking\/order\/1000042\?lang=(ru|en)#key=[\w-]{22}$/;

const PAID = { isPaid: true, isDue: false } as const;
const CASH = { payBy: "cash", isDue: false } as const;

const WORDS = {
  "order-received": orderReceivedMessage,
  "order-paid": orderPaidMessage,
  "order-changed": orderChangedMessage,
  "order-cancelled": orderCancelledMessage,
  voucher: voucherMessage,
  "pay-reminder": payReminderMessage,
  "order-lapsed": orderLapsedMessage,
} as const;

interface How {
  readonly locale?: Locale;
  /** The sum paid; by default the cost of a paid order. */
  readonly paid?: Money;
  /** What is to be given back in cash, in minor units. */
  readonly inCash?: number;
}

function render(order: OrderFacts, kind: keyof typeof WORDS, how: How = {}): Mail {
  const { locale = "ru", paid = order.cost, inCash = 0 } = how;
  const told = { ...toldOf(order, paid), cashBack: { due: inCash, given: 0 } };
  const written = orderMessage(WORDS[kind])(told, { to: "traveller", locale });
  return mailOf({ recipient: "anna@example.org", mail_id: "<one@localhost>" }, written);
}

const hrefs = ({ html }: Mail): string[] => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");
const unbroken = (text: string): string => text.replace(/[\u00A0\u202F]/g, " ");

describe("messages about an order", () => {
  test.each([
    [
      "ru",
      [
        "Поездка оплачена",
        "Шереметьево",
        "24 ноября, вторник, 18:40",
        "местное время: Москва, GMT+3",
        "Театральный проезд, 2",
        "Комфорт",
        "3 пассажира, из них 1 ребёнок",
        "SU 2455, терминал C",
        "Встреча с табличкой, парковка",
        "1 ч бесплатно",
        "Бесплатно до 24 ноября, 12:40",
        "До 24 ноября, 17:40 — 50 % стоимости",
        "Оплачено",
        "2 450 ₽",
        "Перевозчик Север",
        "Анна Иванова",
      ],
    ],
    [
      "en",
      [
        "Your trip is paid",
        "Sheremetyevo",
        "Tue 24 November, 18:40",
        "local time: Moscow Time, GMT+3",
        "Comfort",
        "3 passengers, including 1 child",
        "SU 2455, terminal C",
        "1 h free",
        "Free until 24 November, 12:40",
        "Paid",
        "2,450 ₽",
        "North Rides",
      ],
    ],
  ] as const)("say every fact in both parts: %s", (lang, facts) => {
    const mail = render(orderOf(PAID), "order-paid", { locale: lang });
    for (const fact of facts) {
      expect(unbroken(mail.text)).toContain(fact);
      expect(unbroken(mail.html)).toContain(fact);
    }
    expect(mail.text + mail.html).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|notifications\./);
    expect(hrefs(mail).every((href) => LINK.test(href))).toBe(true);
    expect(mail.text).toContain(hrefs(mail)[0]);
  });

  test.each([
    [
      "ru",
      "1 ч 15 мин в пути после встречи",
      "Рейс: пока не известен",
      "Сообщите его нам до поездки",
      "Следующий рейс",
    ],
    ["en", "1 h 15 min drive after you are met", "Flight: not known yet", "Send us its number", "Onward flight"],
  ] as const)("ruling 31, B12: an unknown flight is asked for, and no landing is promised a drop-off: %s", (...row) => {
    const [locale, drive, unknown, asks, onward] = row;
    const later = tripOf({ flightNumber: "", terminal: "", flightLater: true });
    const { text } = render(orderOf({ ...PAID, trips: [later] }), "order-paid", { locale });
    for (const words of [drive, unknown, asks]) expect(unbroken(text)).toContain(words);
    expect(text).not.toMatch(/19:55|задерж|delay/);
    const between = tripOf({ departureFlight: "DP 2", departureTerminal: "A" });
    const known = render(orderOf({ ...PAID, trips: [between] }), "order-paid", { locale }).text;
    expect(known).not.toContain(asks);
    expect(known).toMatch(new RegExp(`${onward}: DP 2, .+ A`));
  });

  test.each(["ru", "en"] as const)("B12: nobody is met with a sign at their own door: %s", (locale) => {
    const home = tripOf({ start: TOWN, finish: AIRPORT });
    const { text, html } = render(orderOf({ ...PAID, trips: [home] }), "order-paid", { locale });
    expect(text).not.toMatch(/табличк|sign/i);
    expect(html).not.toContain('bgcolor="#FFD84D"');
    expect(text).toContain("19:55");
  });

  test.each([
    [
      "ru",
      "Заказ 1000042 принят: аренда с водителем 24 ноября, 18:40",
      [
        "5 ч, до 24 ноября, 23:40",
        "125 км в цене",
        "35,50 ₽ за каждый километр сверх",
        "500 ₽ за каждые начатые 15 минут",
      ],
    ],
    [
      "en",
      "Booking 1000042 received: car by the hour on 24 November, 18:40",
      [
        "5 h, until 24 November, 23:40",
        "125 km in the price",
        "35.50 ₽ for each further km",
        "500 ₽ for each started 15 min",
      ],
    ],
  ] as const)("a rented car has hours and no finish, and says what more costs: %s", (locale, subject, facts) => {
    const rent = tripOf({
      rentSeconds: 18_000,
      arrival: { at: PICKUP.at + 18_000_000, zone: PICKUP.zone, local: "2026-11-24 23:40" },
      terms: { ...tripOf().terms, rent: { includedKm: 125, extraKm: 3550, extraQuarter: 50_000 } },
    });
    const mail = render(orderOf({ ...CASH, trips: [rent] }), "order-received", { locale });
    expect(mail.subject).toBe(subject);
    for (const fact of facts) expect(unbroken(mail.text)).toContain(fact);
    expect(mail.text).not.toContain("Театральный проезд");
    const plain = render(orderOf({ ...CASH, trips: [{ ...rent, terms: tripOf().terms }] }), "order-received", {
      locale,
    });
    expect(plain.text).not.toMatch(/15 min|15 минут|km|км/);
  });

  test.each([
    [
      "ru",
      "Заказ подтверждён",
      "Сертификат покрывает всю стоимость, платить ничего не нужно.",
      "Стоимость заказа: 0 ₽",
    ],
    [
      "en",
      "Your booking is confirmed",
      "Your certificate covers the whole price: there is nothing to pay.",
      "The booking costs: 0 ₽",
    ],
  ] as const)(
    "found 6: a ride that a certificate pays for is confirmed without a word of a payment: %s",
    (locale, ...facts) => {
      const trips = [tripOf({ costLines: [...tripOf().costLines, { kind: "certificate", cost: roubles(-2450) }] })];
      const mail = render(orderOf({ ...PAID, cost: roubles(0), received: roubles(0), trips }), "order-received", {
        locale,
      });
      for (const fact of facts) expect(unbroken(mail.text)).toContain(fact);
      expect(mail.text).not.toMatch(/Оплачено|Поездка оплачена|Payment received|is paid|Paid:/);
    },
  );

  test("an unpaid card order asks for payment, while a cash order and a paid one do not", () => {
    const due = render(orderOf(), "order-received");
    expect(due.subject).toBe("Заказ 1000042 ждёт оплаты: трансфер 24 ноября, 18:40");
    expect(due.text).toContain("Перейти к оплате");
    const cash = render(orderOf(CASH), "order-received");
    expect(cash.text).toContain("К оплате водителю");

    const paid = render(orderOf(PAID), "order-received");
    for (const mail of [cash, paid]) expect(mail.text).not.toContain("Перейти к оплате");
  });

  test.each([
    ["order-received", {}],
    ["order-received", CASH],
    ["order-received", PAID],
    ["order-paid", PAID],
    ["voucher", PAID],
    ["order-changed", PAID],
  ] as const)(
    "OPN-144: %s %o says that an agreed flexible sum depends on the route, and no other does",
    (kind, over) => {
      const contradicting = /will not change|nothing more to pay/;
      const agreed = tripOf({ isFlexible: true });
      const mail = render(orderOf({ ...over, trips: [agreed] }), kind, { locale: "en" });
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain("the final sum depends on the route");
        expect(part).not.toMatch(contradicting);
      }
      const fixed = render(orderOf(over), kind, { locale: "en" });
      expect(fixed.text + fixed.html).not.toContain("depends on the route");
    },
  );

  test("BKF-29: a service that comes for nothing has no line; chosen ones have one for all pieces, also where they are free", () => {
    const service = (name: string, amount: number, isIncluded = false) => ({
      kind: "service" as const,
      category: "any",
      name: { ru: name, en: "" },
      isIncluded,
      cost: roubles(amount),
    });
    const costLines = [
      service("Встреча даром", 0, true),
      service("Лыжи", 400),
      service("Лыжи", 400),
      service("Багаж", 0),
    ];
    const text = unbroken(render(orderOf({ trips: [tripOf({ costLines })] }), "order-paid").text);
    expect(text).not.toContain("Встреча даром");
    expect(text).toMatch(/Лыжи × 2.*800/);
    expect(text).toMatch(/Багаж.*бесплатно/);
  });

  test("free cancellation is not promised once it has ended", () => {
    const trip = tripOf({ pickup: { ...PICKUP, local: "2026-11-21 11:00", at: Date.UTC(2026, 10, 21, 8, 0) } });
    const mail = render(orderOf({ trips: [trip] }), "order-paid");
    expect(mail.text).not.toContain("Бесплатно до");
    expect(unbroken(mail.text)).toContain("До 21 ноября, 10:00 — 50 % стоимости");
  });

  test("a cancelled trip is shown as such: its fee replaces its price, there is no sign and no driver, and the refund is named", () => {
    const trips = [tripOf({ cancelFee: roubles(1000), cancelRefund: roubles(1450) })];
    const order = orderOf({ ...PAID, state: "cancelled", cost: roubles(1000), trips });
    const how = { locale: "en", paid: roubles(2450) } as const;
    const text = unbroken(render(order, "order-cancelled", how).text);
    expect(text).toContain("The cancellation fee under your booking terms is 1,000 ₽. We are refunding 1,450 ₽.");
    expect(text).toContain("Cancellation fee: 1,000 ₽");
    const free = render(orderOf({ ...PAID, state: "cancelled", cost: roubles(0), trips }), "order-cancelled", how).text;
    expect(free).not.toMatch(/Cancellation fee: |costs/);
    expect(text).not.toMatch(/sign|driver|Comfort/i);
    const certified = render({ ...order, certificatesBack: ["GIFT500"] }, "order-cancelled", how).text;
    expect(certified).toContain("Certificate GIFT500 is yours again");
  });

  test.each([
    ["ru", "Заказ 1000042: часть поездок отменена", "Отменено: Поездка обратно. Остальное в силе. Отмена бесплатна."],
    ["en", "Part of booking 1000042 is cancelled", "Cancelled: Return trip. The rest of your booking is unchanged."],
  ] as const)("of several trips one is cancelled, which is named, and the rest stands: %s", (locale, subject, lead) => {
    const way = (of: "there" | "back") => ({ car: { way: of, car: 1, cars: 1 } }) as const;
    const back = tripOf({ ...way("back"), cancelFee: roubles(0), cancelRefund: roubles(2450) });
    const mail = render(orderOf({ ...PAID, trips: [tripOf(way("there")), back] }), "order-cancelled", { locale });
    expect([mail.subject, unbroken(mail.text)]).toEqual([subject, expect.stringContaining(lead)]);
  });

  test("the refunds of trips that were cancelled one after the other are told as one sum", () => {
    const trips = (["there", "back"] as const).map((way) =>
      tripOf({ car: { way, car: 1, cars: 1 }, cancelFee: roubles(0), cancelRefund: roubles(2450) }),
    );
    const { text } = render(orderOf({ ...PAID, state: "cancelled", trips }), "order-cancelled", { locale: "en" });
    expect(unbroken(text)).toContain("We are refunding 4,900 ₽ in total.");
  });

  test.each([
    ["ru", 145_000, "Из оплаченного возвращается 1 450 ₽. Отдадим наличными, как и было оплачено."],
    ["en", 145_000, "We are refunding 1,450 ₽. You get it from us in cash, as it was paid."],
    ["ru", 45_000, "1 000 ₽ вернётся на карту, с которой вы платили, 450 ₽ отдадим наличными."],
    ["en", 45_000, "1,000 ₽ goes to the card you paid with, and you get 450 ₽ from us in cash."],
  ] as const)("OPS-24: what came in cash is not said to go back to a card: %s, %i", (locale, inCash, words) => {
    const trips = [tripOf({ cancelFee: roubles(1000), cancelRefund: roubles(1450) })];
    const order = orderOf({ ...PAID, state: "cancelled", cost: roubles(1000), trips });
    expect(unbroken(render(order, "order-cancelled", { locale, inCash }).text)).toContain(words);
    const changed = unbroken(render(orderOf(PAID), "order-changed", { locale, inCash: 45_000 }).text);
    expect(changed).toContain(locale === "ru" ? "Вернём вам 450 ₽ наличными." : "You get 450 ₽ back from us in cash.");
  });

  test.each([
    ["what was paid", 2450, "Оплачено: 2 450 ₽", "Paid: 2,450 ₽"],
    ["another sum than was paid", 2900, "Стоимость заказа: 2 450 ₽", "The booking costs: 2,450 ₽"],
  ] as const)("a paid order that costs %s says so, whatever else has changed", (_, sum, russian, english) => {
    for (const kind of ["order-changed", "voucher"] as const) {
      const text = (locale: Locale) => unbroken(render(orderOf(PAID), kind, { locale, paid: roubles(sum) }).text);
      expect([text("ru").includes(russian), text("en")]).toEqual([true, expect.stringContaining(english)]);
    }
  });

  test("an order that has become dearer since it was paid says what is paid and asks for the rest only", () => {
    const order = orderOf({ cost: roubles(2900), received: roubles(2450) });
    const { text } = render(order, "order-changed", { locale: "en" });
    const plain = unbroken(text);
    expect(plain).toContain("Paid so far: −2,450 ₽");
    expect(plain).toContain("Still to pay: 450 ₽");
    expect(plain).not.toContain("Pay 2,900 ₽");
  });

  test("both trips of an order are shown, each in its own zone", () => {
    const there = tripOf({ car: { way: "there", car: 1, cars: 1 } });
    const back = tripOf({
      position: 2,
      car: { way: "back", car: 1, cars: 1 },
      start: TOWN,
      finish: AIRPORT,
      pickup: { ...PICKUP, zone: "Asia/Dubai" },
      flightNumber: "",
      stops: ["Тверская, 12"],
    });
    const { text } = render(orderOf({ trips: [there, back], cost: roubles(4900) }), "order-received");
    for (const fact of [
      "ПОЕЗДКА ТУДА",
      "ПОЕЗДКА ОБРАТНО",
      "ОАЭ, GMT+4",
      "Остановка: Тверская, 12",
      "Комфорт · Туда",
      "Комфорт · Обратно",
    ])
      expect(text).toContain(fact);
  });

  test.each([
    ["ru", ["ПОЕЗДКА ТУДА, МАШИНА 2", "ПОЕЗДКА ОБРАТНО", "Комфорт · Туда, машина 2", "Борис"]],
    ["en", ["OUTBOUND TRIP, CAR 2", "RETURN TRIP", "Comfort · Outbound, car 2", "Борис"]],
  ] as const)("W1: each of several cars is named within its direction, with its own sign: %s", (locale, facts) => {
    const trips = [
      tripOf({ car: { way: "there", car: 1, cars: 2 } }),
      tripOf({ car: { way: "back", car: 1, cars: 1 }, start: TOWN, finish: AIRPORT }),
      tripOf({ car: { way: "there", car: 2, cars: 2 }, sign: "Борис" }),
    ];
    const { text } = render(orderOf({ trips, cost: roubles(7350) }), "order-received", { locale });
    for (const fact of facts) expect(text).toContain(fact);
  });
});

describe("T-25, T-24: 500 hostile names", () => {
  const evil = fc.constantFrom(
    "\r\nBcc: victim@example.net",
    "\nSubject: free",
    "http://pills.example/buy",
    "www.pills.example",
    "<script>alert(1)</script>",
    '"><a href="https://evil.example">',
    "javascript:alert(1)",
    "victim@example.net",
    "{amount}",
    "Анна",
    "\u2028",
  );
  const text = fc
    .array(fc.oneof(evil, fc.string({ unit: "grapheme", maxLength: 12 })), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(" "));

  test("add no header, recipient or link, and are shown as text", () => {
    fc.assert(
      fc.property(text, fc.constantFrom<Locale>("ru", "en"), (name, lang) => {
        const end = { name: undefined, address: name, kind: "suburb" } as const;
        const trip = tripOf({ sign: name, start: end, finish: { ...TOWN, address: name }, stops: [name] });
        const order = orderOf({
          customer: { name, phone: "+79161234567", email: "anna@example.org", lang },
          trips: [trip],
        });
        const mail = render(order, "order-received", { locale: lang });
        expect(mail.subject).toMatch(/^(Заказ|Booking) 1000042:? [\p{L}\d ,:]+$/u);
        const message = mailMessage(mail, "Nameboard <rides@localhost>");
        expect(message.envelope).toEqual({ from: "rides@localhost", to: ["anna@example.org"] });
        expect(mail.html).not.toMatch(/<script|<a (?!href="http:\/\/localhost:3000\/)|Bcc: \S+@\S/i);
        expect(hrefs(mail).every((href) => LINK.test(href))).toBe(true);
        const others = mail.text.replaceAll(hrefs(mail)[0] ?? "-", "");
        expect(others).not.toMatch(/:\/\/|www\.\S|\w@\w|\p{L}\.\p{L}|^(Bcc|Subject):/imu);
      }),
      { numRuns: 500 },
    );
  });
});

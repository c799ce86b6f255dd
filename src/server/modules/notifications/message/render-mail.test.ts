import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MessageKind } from "#domain/notifications/message-kind.ts";
import type { Place } from "#domain/places/place.ts";
import type { Locale } from "#domain/values/locale.ts";
import { mailMessage } from "#server/adapters/mailer/mail-message.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import { renderMail } from "#server/modules/notifications/message/render-mail.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/index.ts";

const NOW = Date.UTC(2026, 10, 21, 6, 0);
const LINK = /^http:\/\/localhost:3000\/booking\/order\/1000042\?lang=(ru|en)#key=[\w-]{22}$/;

const places: Readonly<Record<number, Partial<Place>>> = {
  1: { name: { en: "Sheremetyevo", ru: "Шереметьево" }, kind: "airport" },
  2: { name: { en: "Moscow", ru: "Москва" }, kind: "locality" },
};

// Only what a letter reads; the rest of a server is not needed to write one.
const notifications = {
  clock: () => NOW,
  prices: { providerOf: async () => ({ name: { en: "North Rides", ru: "Перевозчик Север" } }) },
  gazetteer: { byNumber: (number: number) => places[number] },
  secret: "a secret of the tests, long enough to be one",
  publicUrl: "http://localhost:3000",
  basePath: "/booking",
} as unknown as Notifications;

function tripOf(over: Partial<StoredTrip> = {}): StoredTrip {
  const trip: Partial<StoredTrip> = {
    trip_id: 1_000_042,
    position: 1,
    provider_id: 7,
    car_class: {
      id: 4,
      name: { en: "Comfort", ru: "Комфорт" },
      body: "sedan",
      models: ["Kia K5"],
      photo: "",
      capacity: 3,
    },
    start_place: 1,
    finish_place: 2,
    start_address: "Шереметьево",
    finish_address: "Театральный проезд, 2",
    pickup_local: "2026-11-24 18:40:00",
    pickup_zone: "Europe/Moscow",
    pickup_at: new Date("2026-11-24T15:40:00Z"),
    departure_local: null,
    finish_zone: "Europe/Moscow",
    seconds: 4500,
    flight_number: "SU 2455",
    terminal: "C",
    train_number: "",
    carriage_number: "",
    sign: "Анна Иванова",
    passengers_number: 3,
    children: 1,
    luggage: 2,
    stops: [],
    services: [],
    allowances: {},
    ride_amount: 245_000,
    stops_amount: 0,
    amount: 245_000,
    discount_amount: 0,
    cancel_fee: null,
    has_unseen_change: false,
    currency: "RUB",
    terms: {
      freeWaiting: { airport: 60, station: 30, suburb: 15 },
      cancellation: [
        { minutesBefore: 360, feePercent: 0 },
        { minutesBefore: 60, feePercent: 50 },
      ],
      delayToleranceMinutes: 240,
      included: ["meeting", "parking"],
    },
    ...over,
  };
  return trip as StoredTrip;
}

function orderOf(over: Partial<StoredOrder> = {}): StoredOrder {
  const order: Partial<StoredOrder> = {
    order_id: 1_000_042,
    transaction: 123_456_789,
    key_salt: Buffer.alloc(16, 7),
    state: "placed",
    pay_by: "card",
    amount: 245_000,
    currency: "RUB",
    paid_at: null,
    version: 1,
    placed_at: new Date(NOW),
    customer_name: "Анна Иванова",
    customer_email: "anna@example.org",
    trips: [tripOf()],
    ...over,
  };
  return order as StoredOrder;
}

function render(order: StoredOrder, kind: MessageKind, lang: Locale = "ru"): Promise<Mail> {
  const message: Partial<StoredMessage> = { kind, lang, recipient: "anna@example.org", mail_id: "<one@localhost>" };
  return renderMail(notifications, message as StoredMessage, order);
}

const hrefs = ({ html }: Mail): string[] => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");
const unbroken = (text: string): string => text.replace(/[\u00A0\u202F]/g, " ");

describe("letters", () => {
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
        "Tuesday, 24 November, 18:40",
        "local time: Moscow Time, GMT+3",
        "Comfort",
        "3 passengers, 1 of them a child",
        "SU 2455, terminal C",
        "1 h free",
        "Free until 24 November, 12:40",
        "Paid",
        "₽2,450",
        "North Rides",
      ],
    ],
  ] as const)("say every fact in both parts: %s", async (lang, facts) => {
    const mail = await render(orderOf({ paid_at: new Date(NOW) }), "order-paid", lang);
    for (const fact of facts) {
      expect(unbroken(mail.text)).toContain(fact);
      expect(unbroken(mail.html)).toContain(fact);
    }
    expect(mail.text + mail.html).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|notifications\./);
    expect(hrefs(mail).every((href) => LINK.test(href))).toBe(true);
    expect(mail.text).toContain(hrefs(mail)[0]);
  });

  test("an unpaid card order asks for payment, a cash order and a paid one do not", async () => {
    const due = await render(orderOf(), "order-received");
    expect(due.subject).toBe("Заказ 1000042 ждёт оплаты: трансфер 24 ноября, 18:40");
    expect(due.text).toContain("Перейти к оплате");
    const cash = await render(orderOf({ pay_by: "cash" }), "order-received");
    expect(cash.text).toContain("К оплате водителю");

    const paid = await render(orderOf({ paid_at: new Date(NOW) }), "order-received");
    for (const mail of [cash, paid]) expect(mail.text).not.toContain("Перейти к оплате");
  });

  test.each([
    ["order-received", {}],
    ["order-received", { pay_by: "cash" }],
    ["order-received", { paid_at: new Date(NOW) }],
    ["order-paid", { paid_at: new Date(NOW) }],
    ["voucher", { paid_at: new Date(NOW) }],
    ["order-changed", { paid_at: new Date(NOW) }],
  ] as const)(
    "OPN-144: %s %o says that an agreed flexible sum depends on the route, and no other does",
    async (kind, over) => {
      const contradicting = /will not change|nothing more to pay/;
      const agreed = tripOf({ allowances: { flexibleTariff: 1 } });
      const mail = await render(orderOf({ ...over, trips: [agreed] }), kind, "en");
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain("the final sum depends on the route");
        expect(part).not.toMatch(contradicting);
      }
      const fixed = await render(orderOf(over), kind, "en");
      expect(fixed.text + fixed.html).not.toContain("depends on the route");
    },
  );

  test("a service that costs nothing is no line of the price", async () => {
    const service = {
      id: 1,
      uid: "",
      slug: "",
      type: "",
      category: "meeting",
      name: { en: "", ru: "Встреча даром" },
      amount: 0,
      defaultInclude: true,
    };
    const { text } = await render(orderOf({ trips: [tripOf({ services: [service] })] }), "order-paid");
    expect(text).not.toContain("Встреча даром");
  });

  test("free cancellation that is over is not promised", async () => {
    const trip = tripOf({ pickup_local: "2026-11-21 11:00:00", pickup_at: new Date("2026-11-21T08:00:00Z") });
    const mail = await render(orderOf({ trips: [trip] }), "order-paid");
    expect(mail.text).not.toContain("Бесплатно до");
    expect(unbroken(mail.text)).toContain("До 21 ноября, 10:00 — 50 % стоимости");
  });

  test("a cancelled trip is told as such: its fee in place of its price, no sign, no driver, and what goes back", async () => {
    const cancelled = { cancelled_at: new Date(NOW), cancel_fee: 100_000 };
    const order = orderOf({
      state: "cancelled",
      amount: 100_000,
      version: 2,
      paid_at: new Date(NOW),
      trips: [tripOf(cancelled)],
    });
    const text = unbroken((await render(order, "order-cancelled", "en")).text);
    expect(text).toContain("Cancelling costs ₽1,000 by the terms of the order. ₽1,450 of the paid sum goes back.");
    expect(text).toContain("The order costs: ₽1,000");
    expect(text).not.toMatch(/sign|driver|Comfort/i);
    const operators = await render(order, "order-cancelled-operator", "en");
    expect(hrefs(operators)).toEqual([]);
    expect(operators.text).not.toContain("#key=");
  });

  test("both trips of an order are told, each in its own zone", async () => {
    const back = tripOf({
      position: 2,
      start_place: 2,
      finish_place: 1,
      pickup_zone: "Asia/Dubai",
      flight_number: "",
      stops: [{ address: "Тверская, 12", point: "" }],
    });
    const { text } = await render(orderOf({ trips: [tripOf(), back], amount: 490_000 }), "order-received");
    for (const fact of [
      "ПОЕЗДКА ТУДА",
      "ПОЕЗДКА ОБРАТНО",
      "ОАЭ, GMT+4",
      "Остановка: Тверская, 12",
      "Комфорт, туда",
      "Комфорт, обратно",
    ])
      expect(text).toContain(fact);
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

  test("add no header, no recipient and no link, and are shown as text", async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom<Locale>("ru", "en"), async (name, lang) => {
        const trip = tripOf({
          sign: name,
          start_address: name,
          finish_address: name,
          stops: [{ address: name, point: "" }],
          start_place: 3,
        });
        const mail = await render(orderOf({ customer_name: name, trips: [trip] }), "order-received", lang);
        expect(mail.subject).toMatch(/^(Заказ|Order) 1000042 [\p{L}\d ,:]+$/u);
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

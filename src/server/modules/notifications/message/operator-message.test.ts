import { describe, expect, test } from "vitest";
import type { Locale } from "#domain/values/locale.ts";
import { orderCancelledOperatorMessage } from "#server/modules/notifications/kinds/order-cancelled-message.ts";
import { orderNewOperatorMessage } from "#server/modules/notifications/kinds/order-new-operator-message.ts";
import { operatorMessage } from "#server/modules/notifications/message/operator-message.ts";
import { yachtCancelledOperatorMessage } from "#server/modules/notifications/requests/yacht-messages.ts";
import { mailOf } from "#server/modules/notifications/send-message.ts";
import type { OrderFacts, TripFacts } from "#server/modules/orders/index.ts";
import { AIRPORT, orderOf, roubles, toldOf, TOWN, tripOf } from "../../../../../tests/support/told-order.ts";

const WORDS = { new: orderNewOperatorMessage, cancelled: orderCancelledOperatorMessage };

function render(order: OrderFacts, kind: keyof typeof WORDS, locale: Locale) {
  const written = operatorMessage(WORDS[kind])(toldOf(order), { to: "operator", locale });
  return mailOf({ recipient: "desk@example.org", mail_id: "<one@localhost>" }, written);
}

const unbroken = (text: string): string => text.replace(/[\u00A0\u202F]/g, " ");

const FULL = tripOf({
  passengers: [
    { name: "Анна Иванова", phone: "+79161234567", email: "anna@example.org" },
    { name: "Борис", phone: "+79260000000", email: "" },
  ],
  comment: "Две пары лыж,\nсайт www.evil.example",
  coordinator: { name: "Вера", phone: "+79030000000", number: "77-A" },
  viewers: ["+79040000000"],
  internalNumber: "PR-5",
  stops: ["Химки, 3"],
  costLines: [
    { kind: "ride", name: { ru: "Комфорт", en: "Comfort" }, cost: roubles(2050) },
    ...[1, 2].map(() => ({
      kind: "service" as const,
      category: "seat",
      name: { ru: "Бустер", en: "Booster" },
      isIncluded: false,
      cost: roubles(200),
    })),
  ],
});

describe("found O4: the operator's letters are the operator's", () => {
  test.each([
    [
      "ru",
      [
        "Пассажиры: Анна Иванова, +7 916 123 45 67",
        "Борис, +7 926 000 00 00",
        "Табличка: Анна Иванова",
        "Рейс: SU 2455, терминал C",
        "24 ноября, вторник, 18:40",
        "местное время: Москва, GMT+3",
        "Остановка: Химки, 3",
        "Услуги: Бустер × 2",
        "Пожелания: Две пары лыж,\n  сайт www. evil. example",
        "Координатор: Вера, +7 903 000 00 00",
        "табельный номер 77-A",
        "Кому сообщать: +7 904 000 00 00",
        "Внутренний номер: PR-5",
        "Почта: anna@example.org",
        "Язык: русский",
        "Центр затрат: Отдел продаж",
        "Водитель получает от пассажира 2 450 ₽.",
        "Получить с пассажира: 2 450 ₽",
      ],
    ],
    [
      "en",
      [
        "Passengers: Анна Иванова, +7 916 123 45 67",
        "Sign: Анна Иванова",
        "Extras: Booster × 2",
        "Note: Две пары лыж",
        "staff number 77-A",
        "Language: Russian",
        "The driver collects 2,450 ₽ from the passenger.",
        "To collect: 2,450 ₽",
      ],
    ],
  ] as const)("and say who rides, what they asked for and what is to be collected: %s", (locale, facts) => {
    const order = orderOf({ payBy: "cash", isDue: false, costCenter: "Отдел продаж", trips: [FULL] });
    const mail = render(order, "new", locale);
    for (const part of [unbroken(mail.text)]) for (const fact of facts) expect(part).toContain(fact);
    expect(unbroken(mail.html)).toContain("+7 903 000 00 00");
    expect(mail.text + mail.html).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|notifications\./);
  });

  test.each(["ru", "en"] as const)("and tell the operator nothing that is meant for the traveller: %s", (locale) => {
    const mail = render(orderOf({ isPaid: true, isDue: false }), "new", locale);
    for (const part of [mail.text, mail.html])
      expect(part).not.toMatch(/#key=|href=|багаж и вых|luggage and|вас|Отмена:|Cancellation:|пароля|password/i);
    expect(mail.text).toMatch(/С пассажира ничего не брать|Nothing to collect/);
  });

  test("and ask nobody to stand with a sign at the traveller's own door", () => {
    const meeting = { category: "table", name: { ru: "Встреча", en: "Meet and greet" }, isIncluded: true };
    const costLines = [{ kind: "service" as const, ...meeting, cost: roubles(0) }];
    const textFrom = (start: TripFacts["start"]) =>
      render(orderOf({ trips: [tripOf({ start, costLines })] }), "new", "en").text;
    expect(textFrom(AIRPORT)).toContain("Extras: Meet and greet");
    expect(textFrom(TOWN)).not.toContain("Meet and greet");
  });

  test("and a reply goes to the traveller, who may have given no address", () => {
    expect(render(orderOf(), "new", "ru").replyTo).toBe("anna@example.org");
    const silent = orderOf({ customer: { name: "Анна", phone: "+79161234567", email: "", lang: "ru" } });
    expect(render(silent, "new", "ru").replyTo).toBeUndefined();
  });

  test("and no phone in them is torn at the end of a line", () => {
    const { html } = render(orderOf({ trips: [FULL] }), "new", "ru");
    const whole = [...html.matchAll(/<span style="white-space:nowrap">([^<]*)</g)].map(([, text]) =>
      unbroken(text ?? ""),
    );
    expect(whole).toEqual(["+7 916 123 45 67", "+7 926 000 00 00", "+7 903 000 00 00", "+7 904 000 00 00"]);
  });

  test("B2: and say what was agreed to, or that it is not recorded; a cancellation gives its reason", () => {
    const trips = [
      tripOf({
        state: "cancelled",
        cancelFee: roubles(1000),
        cancelRefund: roubles(1450),
        cancelReason: "рейс отменён",
      }),
    ];
    const order = orderOf({ isPaid: true, isDue: false, state: "cancelled", cost: roubles(1000), trips });
    const { text } = render(order, "cancelled", "ru");
    expect(text).toContain("Согласие при заказе не записано");
    expect(text).toContain("Причина отмены: рейс отменён");
    expect(unbroken(text)).toContain("Из оплаченного возвращается 1 450 ₽");
    // What came in cash is for them to give back (OPS-24).
    const inCash = { ...toldOf(order), cashBack: { due: 45_000, given: 0 } };
    for (const words of [orderCancelledOperatorMessage, yachtCancelledOperatorMessage]) {
      const { lead } = operatorMessage(words)(inCash, { to: "operator", locale: "en" });
      expect(unbroken(lead)).toContain("450 ₽ came in cash: give it back and write that down in the console.");
    }
    const consents = [{ document: "offer", version: "a1b2", lang: "ru" }];
    expect(render({ ...order, consents }, "cancelled", "ru").text).toContain("a1b2, ru");
  });
});

test("what is cancelled of several trips stands in the subject by its own day, not by that of a trip that still goes", () => {
  const way = (of: "there" | "back") => ({ car: { way: of, car: 1, cars: 1 } }) as const;
  const pickup = { ...tripOf().pickup, local: "2026-11-30 09:00" };
  const back = tripOf({ ...way("back"), pickup, cancelFee: roubles(0), cancelRefund: roubles(2450) });
  const trips = [tripOf(way("there")), back];
  expect(render(orderOf({ trips }), "cancelled", "en").subject).toContain("30 November, 09:00");
  expect(render(orderOf({ trips: trips.toReversed() }), "new", "en").subject).toContain("24 November, 18:40");
});

test("the phone beside a name that runs from right to left is read in its own order", () => {
  const trip = tripOf({ passengers: [{ name: "محمد", phone: "+971501234567", email: "" }] });
  expect(unbroken(render(orderOf({ trips: [trip] }), "new", "en").text)).toContain(
    "\u2068محمد\u2069, +971 50 123 4567",
  );
});

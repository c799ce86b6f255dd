import { expect, test } from "vitest";
import { orderScrap } from "./order-scrap.ts";

const LETTER = "Здравствуйте! Меня зовут Sophie Laurent, прошу перенести подачу на 18:00 27.11.2026.";

test.each([
  ["заказ №1000228", "1000228"],
  ["Booking: 1000228", "1000228"],
  ["#1000228", "1000228"],
  ["https://desk.example/console/orders/1000228?lang=en", "1000228"],
  ["+7 (916) 123-45-67", "+7 (916) 123-45-67"],
  ["Sophie Laurent", "Sophie Laurent"],
  ["Тверская, 14", "Тверская, 14"],
  [`${LETTER} Заказ 1000228, мой телефон +44 7700 900460.`, "1000228"],
  [`${LETTER} Это 1000228, мой телефон +44 7700 900460.`, "1000228"],
  [`${LETTER} Телефон: +44 (7700) 900-460, пишите на sophie@traveller.example.`, "sophie@traveller.example"],
  [`${LETTER} Телефон: +44 (7700) 900-460, спасибо`, "+44 (7700) 900-460"],
  [`${LETTER} Телефон 8 916 123-45-67, спасибо`, "8 916 123-45-67"],
  [`${LETTER} Рейс SU 1124, спасибо`, "SU 1124"],
  [LETTER, LETTER],
])("OPS-07: %s is looked for by what of it finds an order: %s", (text, scrap) => {
  expect(orderScrap(text)).toBe(scrap);
});

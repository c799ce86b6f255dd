import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";

const LIVE = { NODE_ENV: "production", ACQUIRER: "sandbox" };

test("pages name the seller of the settings, each part in the page's language, and leave out what is not set", () => {
  const { seller } = readEnv({
    ...LIVE,
    OPERATOR_NAME: "Rides Ltd",
    OPERATOR_REGISTRATION: "Company no. 7 | ОГРН 7",
    OPERATOR_PHONE: "+44 20 7946 0000",
    PRIVACY_URL: "https://rides.example/privacy | https://rides.example/ru/privacy",
  });
  expect(seller.seller.ru).toEqual({
    name: "Rides Ltd",
    registration: "ОГРН 7",
    phone: "+44 20 7946 0000",
    privacyUrl: "https://rides.example/ru/privacy",
    isDemo: false,
  });
  expect(seller.seller.en).toMatchObject({ registration: "Company no. 7", phone: "+44 20 7946 0000" });
});

test("a server that is only tried out says so; one in production without settings names nobody", () => {
  expect(readEnv({}).seller.seller.en).toMatchObject({ name: "Nameboard Demo Ltd", isDemo: true });
  expect(readEnv({ OPERATOR_NAME: "Rides Ltd" }).seller.seller.en).toEqual({ name: "Rides Ltd", isDemo: false });
  expect(readEnv(LIVE).seller.seller.en).toEqual({ isDemo: false });
});

test("OPN-025, EMB-11: the menu has a fourth link only where the operator has set one", () => {
  expect(readEnv({}).seller.menuLink?.en).toBeUndefined();
  const { seller } = readEnv({ MENU_LINK: "https://cars.example/market Cars | Машины" });
  expect(seller.menuLink?.ru).toEqual({ url: "https://cars.example/market", title: "Машины" });
  expect(seller.menuLink?.en).toEqual({ url: "https://cars.example/market", title: "Cars" });
});

test("B2: the country of the operator decides whether the form asks for personal data by a box", () => {
  const asks = (OPERATOR_COUNTRY: string) => readEnv({ OPERATOR_COUNTRY }).seller.asksForConsent;
  expect([asks(""), asks("RU"), asks("GB")]).toEqual([true, true, false]);
});

test.each<[Record<string, string>, string]>([
  [{ OPERATOR_COUNTRY: "Russia" }, "OPERATOR_COUNTRY must be the two letters"],
  [{ OPERATOR_CURRENCY: "pounds" }, "OPERATOR_CURRENCY must be the three letters"],
  [{ OFFER_URL: "offer.html" }, "OFFER_URL must be an http"],
  [{ PRIVACY_URL: "https://a.example | javascript:alert(1)" }, "PRIVACY_URL must be an http"],
  [{ MENU_LINK: "https://cars.example" }, "MENU_LINK must be an address and a title"],
  [{ MENU_LINK: "Cars https://cars.example" }, "MENU_LINK must be an address and a title"],
])("%o is refused at the start with an explanation", (variables, words) => {
  expect(() => readEnv(variables)).toThrow(words);
});

import type { MenuLink, Seller } from "#contract/page-options.ts";
import { asksForConsent } from "#domain/booking/consents.ts";
import { isEmail } from "#domain/booking/email.ts";
import type { Locale } from "#domain/values/locale.ts";
import { isCurrency, type Currency } from "#domain/values/money.ts";
import { isCountry } from "#server/settings/country.ts";
import { inEachLanguage, inLanguage, inLanguages } from "#server/settings/in-language.ts";
import {
  PRAISE_VARIABLES,
  praiseProblems,
  praiseSettings,
  type PraiseSettings,
} from "#server/settings/praise-settings.ts";
import { SITE_VARIABLES, siteProblems, siteSettings } from "#server/settings/site-settings.ts";

/** Variables that say who sells, where, and what travellers say of it; every page shows who below its content, in its language. */
export const SELLER_VARIABLES = {
  OPERATOR_REGISTRATION: {
    preset: "",
    about: "company number, tax number and address as pages show them; in two languages: English | Russian",
  },
  OPERATOR_COUNTRY: {
    preset: "",
    about:
      "two letters of the country whose law binds the operator, e.g. RU; where it wants consent to personal data given apart, the form asks by a box, and also while this is empty; phone numbers without a country code are read as numbers of this country too",
  },
  OPERATOR_CURRENCY: {
    preset: "",
    about:
      "in which pages, telephone orders, modules in other sites and the API start, e.g. GBP, wherever nobody has chosen another; empty: roubles for Russian, tenge on hosts that end in .kz, euros otherwise",
  },
  OPERATOR_PHONE: { preset: "", about: "phone for travellers, e.g. +44 20 0000 0000" },
  OPERATOR_CONTACT: { preset: "", about: "mail address for travellers, e.g. help@rides.example" },
  OPERATOR_HOURS: { preset: "", about: "when the phone is answered, e.g. day and night | круглосуточно" },
  OFFER_URL: { preset: "", about: "page with the public offer; or one page for each language: English | Russian" },
  TERMS_URL: { preset: "", about: "page with the rules of cancelling and refunds" },
  PRIVACY_URL: { preset: "", about: "page that says how personal data are handled" },
  MENU_LINK: { preset: "", about: "a fourth entry of the top menu: https://cars.example Cars | Машины" },
  ...SITE_VARIABLES,
  ...PRAISE_VARIABLES,
} as const;

type Name = keyof typeof SELLER_VARIABLES;

/** Who sells, and the operator's own link in the menu, in every language. */
export interface SellerSettings {
  readonly seller: Readonly<Record<Locale, Seller>>;
  readonly menuLink: Readonly<Record<Locale, MenuLink>> | undefined;
  readonly praise: PraiseSettings;
  /** Two letters in capitals; empty where it is not set. */
  readonly operatorCountry: string;
  /** In what pages and calls start; undefined where the language decides. */
  readonly operatorCurrency: Currency | undefined;
  /** Travellers give their consent to personal data by a box of its own. */
  readonly asksForConsent: boolean;
  /** Origins whose pages may show the operator's own module in a frame. */
  readonly sites: readonly string[];
}

/** What a server that is only tried out shows in place of an operator: nothing that can be mistaken for a real one. */
const DEMO = {
  name: "Nameboard Demo Ltd | ООО «Неймборд Демо»",
  OPERATOR_REGISTRATION:
    "Company no. 00000000, 1 Example Street, London | ОГРН 0000000000000, Москва, Примерная ул., 1",
  OPERATOR_PHONE: "+44 0000 000 000 | +7 000 000-00-00",
  OPERATOR_CONTACT: "help@nameboard.example",
  OPERATOR_HOURS: "day and night | круглосуточно",
} as const;

/** Reads who sells; `name` is the operator's name where it is set. Outside production an operator without a word is a demo. */
export function sellerSettings(
  text: (name: Name) => string,
  { name, production }: { readonly name: string; readonly production: boolean },
): SellerSettings {
  const said = (["OPERATOR_REGISTRATION", "OPERATOR_PHONE", "OPERATOR_CONTACT"] as const).map(text);
  const isDemo = !production && name === "" && said.every((value) => value === "");
  const of = (key: Name): string => (isDemo && key in DEMO ? DEMO[key as keyof typeof DEMO] : text(key));
  const [, url = "", title = ""] = /^(\S+)\s+(.+)$/.exec(text("MENU_LINK")) ?? [];
  return {
    seller: inEachLanguage((locale) => {
      const shown = {
        name: inLanguage(isDemo ? DEMO.name : name, locale),
        registration: inLanguage(of("OPERATOR_REGISTRATION"), locale),
        phone: inLanguage(of("OPERATOR_PHONE"), locale),
        mail: inLanguage(of("OPERATOR_CONTACT"), locale),
        hours: inLanguage(of("OPERATOR_HOURS"), locale),
        offerUrl: inLanguage(of("OFFER_URL"), locale),
        termsUrl: inLanguage(of("TERMS_URL"), locale),
        privacyUrl: inLanguage(of("PRIVACY_URL"), locale),
      };
      const country = text("OPERATOR_COUNTRY").toUpperCase();
      const set = Object.fromEntries(Object.entries({ ...shown, country }).filter(([, value]) => value !== ""));
      return { ...set, isDemo };
    }),
    operatorCountry: text("OPERATOR_COUNTRY").toUpperCase(),
    operatorCurrency: [text("OPERATOR_CURRENCY").toUpperCase()].find(isCurrency),
    asksForConsent: asksForConsent(text("OPERATOR_COUNTRY")),
    sites: siteSettings(text, production),
    praise: praiseSettings(text),
    menuLink: url === "" ? undefined : inEachLanguage((locale) => ({ url, title: inLanguage(title, locale) })),
  };
}

/** What stands in a text for `{operator}`, `{mail}` and `{site}`. */
type SellerInTexts = Readonly<Record<"operator" | "mail" | "site", string>>;

/** What of the environment names the seller. */
type SellerSource = { readonly seller: SellerSettings; readonly publicUrl: string; readonly operatorMail: string };

/** Who sells, as texts for travellers name it: the host and the operator's own mail stand in for what is not set. */
export function sellerInTexts({ seller, publicUrl, operatorMail }: SellerSource, locale: Locale): SellerInTexts {
  const { name, mail } = seller.seller[locale];
  return { operator: name ?? new URL(publicUrl).host, mail: mail ?? operatorMail, site: publicUrl };
}

/** What is wrong with the settings, in words for whoever starts the server. */
export function sellerProblems(text: (name: Name) => string, isProduction: boolean): string[] {
  const wrong = (["OFFER_URL", "TERMS_URL", "PRIVACY_URL"] as const).flatMap((name) =>
    text(name) === "" || inLanguages(text(name)).every(isPageAddress)
      ? []
      : [`${name} must be an http:// or https:// address, or one for each language: English | Russian`],
  );
  if (text("OPERATOR_CURRENCY") !== "" && !isCurrency(text("OPERATOR_CURRENCY").toUpperCase())) {
    wrong.push("OPERATOR_CURRENCY must be the three letters of a currency, such as GBP");
  }
  if (text("OPERATOR_COUNTRY") !== "" && !isCountry(text("OPERATOR_COUNTRY"))) {
    wrong.push("OPERATOR_COUNTRY must be the two letters of a country, such as RU");
  }
  if (text("OPERATOR_CONTACT") !== "" && !inLanguages(text("OPERATOR_CONTACT")).every(isEmail)) {
    wrong.push("OPERATOR_CONTACT must be a mail address, or one for each language: English | Russian");
  }
  wrong.push(...siteProblems(text, isProduction));
  const link = text("MENU_LINK");
  const [url, title] = link.split(/\s+(.*)/s);
  const isLink = link === "" || (isPageAddress(url ?? "") && (title ?? "") !== "");
  if (!isLink) wrong.push("MENU_LINK must be an address and a title: https://cars.example Cars | Машины");
  return [...wrong, ...praiseProblems(text)];
}

function isPageAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

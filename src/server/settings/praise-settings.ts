import type { AppLinks, Praise } from "#contract/page-options.ts";
import type { Locale } from "#domain/values/locale.ts";
import { inEachLanguage, inLanguage, inLanguages } from "#server/settings/in-language.ts";

/** Variables for what travellers say and for the operator's apps; none of it is shown before it is set. */
export const PRAISE_VARIABLES = {
  RATING: { preset: "", about: "average rating of the rides, 1.0 to 5.0; shown only together with RATING_SOURCE" },
  RATING_SOURCE: {
    preset: "",
    about:
      "whose rating it is, with its page: Google Maps https://maps.example/place; in two languages: English | Russian",
  },
  APP_STORE_URL: { preset: "", about: "the app's page in the App Store; or one for each language: English | Russian" },
  GOOGLE_PLAY_URL: { preset: "", about: "the app's page in Google Play; or one for each language" },
} as const;

type Name = keyof typeof PRAISE_VARIABLES;

/** The rating with its source and the apps, in every language; what is not set is absent. */
export type PraiseSettings = Readonly<
  Record<Locale, { readonly praise?: Omit<Praise, "reviews">; readonly apps?: AppLinks }>
>;

const RATING = /^(?:[1-4](?:\.\d)?|5(?:\.0)?)$/;

/** A source by its own name, and the address of its page after it. */
const SOURCE = /^(.+?)(?:\s+(\w+:\/\/\S+))?$/;

/** Reads the settings; what is wrong with them is told by `praiseProblems`. */
export function praiseSettings(text: (name: Name) => string): PraiseSettings {
  return inEachLanguage((locale) => {
    const own = (name: Name): string => inLanguage(text(name), locale);
    const [, title = "", url] = SOURCE.exec(own("RATING_SOURCE")) ?? [];
    const rating = Number(text("RATING"));
    const apps: AppLinks = {
      ...(own("APP_STORE_URL") !== "" && { appStore: own("APP_STORE_URL") }),
      ...(own("GOOGLE_PLAY_URL") !== "" && { googlePlay: own("GOOGLE_PLAY_URL") }),
    };
    return {
      ...(rating > 0 && title !== "" && { praise: { rating, source: { title, ...(url !== undefined && { url }) } } }),
      ...(Object.keys(apps).length > 0 && { apps }),
    };
  });
}

/** What is wrong with the settings, in words for whoever starts the server. */
export function praiseProblems(text: (name: Name) => string): string[] {
  const isSet = text("RATING") !== "";
  return [
    ...(isSet && !RATING.test(text("RATING")) ? ["RATING must be a number from 1.0 to 5.0 with one decimal"] : []),
    ...(isSet !== (text("RATING_SOURCE") !== "")
      ? ["RATING and RATING_SOURCE are set together: a rating names whose it is"]
      : []),
    ...(inLanguages(text("RATING_SOURCE")).every((source) => isSecure(SOURCE.exec(source)?.[2]))
      ? []
      : ["RATING_SOURCE must name an https:// address, or none"]),
    ...(["APP_STORE_URL", "GOOGLE_PLAY_URL"] as const).flatMap((name) =>
      text(name) === "" || inLanguages(text(name)).every(isSecure)
        ? []
        : [`${name} must be an https:// address, or one for each language: English | Russian`],
    ),
  ];
}

/** Whether an address is an `https:` one; none at all is fine. */
function isSecure(url: string | undefined): boolean {
  return url === undefined || URL.parse(url)?.protocol === "https:";
}

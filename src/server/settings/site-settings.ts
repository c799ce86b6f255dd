import { siteOrigin, typedSite } from "#domain/partners/site.ts";
import { commaList } from "#server/comma-list.ts";

/** Where the operator's own booking module may stand. */
export const SITE_VARIABLES = {
  SITES: {
    preset: "",
    about:
      "sites whose pages may show the operator's own module in a frame, e.g. https://hotel.example, separated by commas; partners list theirs themselves",
  },
} as const;

type Text = (name: "SITES") => string;

/** Reads the operator's own sites as origins. */
export function siteSettings(text: Text, isProduction: boolean): readonly string[] {
  return commaList(text("SITES")).flatMap((site) => originIn(site, isProduction) ?? []);
}

/** What is wrong with the setting, in words for whoever starts the server. */
export function siteProblems(text: Text, isProduction: boolean): string[] {
  const wrong = commaList(text("SITES")).filter((site) => originIn(site, isProduction) === undefined);
  return wrong.length === 0
    ? []
    : [`SITES must be sites on https such as https://hotel.example, not ${wrong.join(", ")}`];
}

function originIn(site: string, isProduction: boolean): string | undefined {
  return siteOrigin(URL.parse(typedSite(site)), { tried: !isProduction });
}

import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDate, formatDayTime } from "#i18n/format.ts";
import type { Console } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import type { MetField } from "#web/console/changes/met-fields.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { termsWords } from "./terms-words.tsx";
import { readyWay, type Choices, type WayDraft } from "./way-draft.ts";

type Words = { readonly t: Console["t"]; readonly locale: Locale; readonly zone: string };

type Label = "provider" | "carClass" | "price" | "terms" | "day" | "endDay" | "offerWords";

type Told = readonly (readonly [label: Label, words: string])[];

/** The fields of the offer for a way that stands in a request, in words; empty ones where none stands. */
function toldOffer({ offers }: Pick<RequestPageView, "offers">, { t, locale, zone }: Words): Told {
  const open = offers.find(({ standing }) => standing === "open");
  const sums = open?.prices.map((price) => sumWords(price, open.currency, locale)) ?? [];
  return [
    ["provider", open?.provider ?? ""],
    ["carClass", open?.car_class ?? ""],
    ["price", sums.join(" + ")],
    ["terms", open?.terms ? termsWords(open.terms, { t, locale }) : ""],
    ["day", open?.day ? formatDate(open.day, locale) : ""],
    ["endDay", open === undefined ? "" : formatDayTime(localTimeIn(zone, open.valid_until), locale)],
    ["offerWords", open?.words ?? ""],
  ];
}

/** What is typed, in the same words. */
function toldDraft(
  draft: WayDraft,
  choices: Choices,
  { t, locale, zone, now }: Words & { readonly now: number },
): Told {
  const provider = choices.providers.find(({ id }) => String(id) === draft.provider);
  const { sums, validUntil } = readyWay(draft, { now, zone });
  const terms = choices.terms.find(({ key }) => key === draft.terms)?.terms;
  return [
    ["provider", provider?.name ?? ""],
    ["carClass", provider?.classes.find(({ id }) => String(id) === draft.carClass)?.name ?? ""],
    ["price", draft.currency === "" ? "" : sums.map((sum) => sumWords(sum, draft.currency, locale)).join(" + ")],
    ["terms", terms ? termsWords(terms, { t, locale }) : ""],
    ["day", draft.day === "" ? "" : formatDate(draft.day, locale)],
    ["endDay", validUntil === 0 ? "" : formatDayTime(localTimeIn(zone, validUntil), locale)],
    ["offerWords", draft.words.trim()],
  ];
}

/** The fields of an offer for a way as it stood when one began, as another has made it meanwhile, and as one has typed it. */
export function wayMetFields(
  {
    seen,
    page,
    draft,
    choices,
  }: {
    readonly seen: RequestPageView;
    readonly page: RequestPageView;
    readonly draft: WayDraft;
    readonly choices: Choices;
  },
  words: Words & { readonly now: number },
): readonly MetField[] {
  const was = toldOffer(seen, words);
  const theirs = new Map(toldOffer(page, words));
  const mine = new Map(toldDraft(draft, choices, words));
  return was.map(([label, before]) => ({
    label: words.t(`console.requests.${label}`),
    was: before,
    theirs: theirs.get(label) ?? "",
    // What is not typed yet is no answer of one's own.
    mine: mine.get(label) || before,
  }));
}

import type { Locale } from "#domain/values/locale.ts";
import { formatDate, formatDayTime } from "#i18n/format.ts";
import type { Console } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import type { MetField } from "#web/console/changes/met-fields.ts";
import { typedSum } from "#web/console/money/typed-sum.ts";
import type { YachtDraft } from "./yacht-draft.ts";

/** What of an offer for a yacht two people may have written each in their own way; until when it is held is everybody's own. */
const MET = [
  ["vessel", ["vessel"]],
  ["place", ["place"]],
  ["zone", ["zone"]],
  ["starts", ["startDay", "startTime"]],
  ["forHours", ["hours"]],
  ["guests", ["guests"]],
  ["price", ["price", "currency"]],
  ["deposit", ["deposit"]],
  ["restDay", ["restDay"]],
  ["steps", ["steps"]],
  ["weather", ["weather"]],
  ["words", ["words"]],
] as const satisfies readonly (readonly [string, readonly (keyof YachtDraft)[]])[];

/** An offer for a yacht as it stood when one began, as another has made it meanwhile, and as one has typed it. */
export interface MetDrafts {
  readonly was: YachtDraft;
  readonly theirs: YachtDraft;
  readonly mine: YachtDraft;
}

/** A group of fields as people read it; empty where it says nothing yet. */
function told(draft: YachtDraft, [first = "vessel"]: readonly (keyof YachtDraft)[], locale: Locale): string {
  const { startDay, startTime, price, currency, restDay, steps } = draft;
  if (first === "startDay") return startDay === "" ? "" : formatDayTime(`${startDay} ${startTime}`, locale);
  if (first === "price") return priceWords(price, currency, locale);
  if (first === "restDay") return restDay === "" ? "" : formatDate(restDay, locale);
  if (first === "steps") return steps.map(({ days, fee }) => `${days}: ${fee}%`).join(", ");
  return String(draft[first]);
}

function priceWords(price: string, currency: string, locale: Locale): string {
  const sum = typedSum(price, currency);
  return sum === undefined ? price.trim() : sumWords(sum, currency, locale);
}

/** The fields of an offer for a yacht in three columns, under the names that the form gives them. */
export function yachtMetFields(
  { was, theirs, mine }: MetDrafts,
  { t, locale }: { readonly t: Console["t"]; readonly locale: Locale },
): readonly MetField[] {
  return MET.map(([label, names]) => ({
    label: t(`console.yachts.${label}`),
    was: told(was, names, locale),
    theirs: told(theirs, names, locale),
    mine: told(mine, names, locale),
  }));
}

/** What one has typed, with what another has changed where one has not: no word of one's own is lost. */
export function takenOver({ was, theirs, mine }: MetDrafts): YachtDraft {
  const isSame = (name: keyof YachtDraft) => JSON.stringify(was[name]) === JSON.stringify(mine[name]);
  const untouched = MET.filter(([, names]) => names.every(isSame)).flatMap(([, names]) => names);
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) };
}

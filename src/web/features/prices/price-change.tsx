import { useQuery } from "@tanstack/react-query";
import type { PriceLines } from "#contract/prices/prices.ts";
import { useApi } from "#web/api/api-context.ts";
import { inOneList, inSentence } from "#web/lib/in-sentence.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { addSums } from "#web/trip/trip-price.ts";
import { priceLinesQuery } from "./price-lines-query.ts";

type PriceChangeProps = {
  /** The ids of the earlier and of the present price. */
  readonly ids: readonly [number, number];
  readonly before: number;
  readonly after: number;
  readonly currency: string;
  /** The changed price stands beside the line, which says what the reason has made of it where that is all of the difference. */
  readonly isShown?: boolean;
};

/** One line that says why a price has changed: "Night rate +15%: £104 → £120"; without a known reason, that it has. */
export function PriceChange({ ids: [earlier, present], before, after, currency, isShown = false }: PriceChangeProps) {
  const { t, money } = usePricedPage();
  const api = useApi();
  const [was, is] = [useQuery(shown(earlier)), useQuery(shown(present))];
  const { added, gone } = changedLines(was.data?.lines ?? [], is.data?.lines ?? []);
  // Where lines came and went, both are named: a fee that was added explains no lower price.
  const reasons =
    was.data === undefined || is.data === undefined
      ? []
      : added.length > 0
        ? [...added, ...gone.map((line) => t("prices.changedWithout", { line }))]
        : gone;
  const reason = inOneList(reasons);
  const isAll = was.data === undefined || is.data === undefined || isMadeUpOf(was.data.lines, is.data.lines);
  if (isShown && isAll) {
    const difference = addSums(after, -before, currency);
    return t("booking.timeIncluded", {
      reason: reason === "" ? t("booking.timeIncludedAnyhow") : inSentence(reason),
      difference: `${difference > 0 ? "+" : "−"}${money(Math.abs(difference), currency)}`,
    });
  }
  return t("prices.changed", {
    reason: reason || t("prices.changedAnyhow"),
    before: money(before, currency),
    after: money(after, currency),
  });

  function shown(id: number) {
    return { ...priceLinesQuery(api, id, () => {}), retry: false };
  }
}

/** Kinds that follow from other lines and are no reason of their own. */
const CONSEQUENCES: readonly string[] = ["rounding", "minimum", "partner"];

/** What converting may move between lines besides their rounding, in units of the currency. */
const ROUNDED = 1;

/**
 * Whether the lines that are new in a price are all of its difference to an earlier one. They are not where others have gone, or where
 * they fill up the least that the ride costs: then only both sums together say what is true.
 */
export function isMadeUpOf(earlier: PriceLines["lines"], present: PriceLines["lines"]): boolean {
  const sumOf = (lines: PriceLines["lines"], counts: (line: PriceLines["lines"][number]) => boolean) =>
    lines.filter(counts).reduce((sum, { amount }) => sum + amount, 0);
  const isExact = ({ kind }: PriceLines["lines"][number]) => kind !== "rounding";
  const old = new Set(earlier.map(({ title, quantity }) => `${title} ${quantity}`));
  const isNew = ({ kind, title, quantity }: PriceLines["lines"][number]) =>
    !CONSEQUENCES.includes(kind) && !old.has(`${title} ${quantity}`);
  const difference = sumOf(present, isExact) - sumOf(earlier, isExact);
  const added = present.some(isNew) ? sumOf(present, isNew) : difference;
  return Math.abs(difference - added) <= ROUNDED;
}

/** The lines that a price has and an earlier one had not, and those that are gone, without lines that follow from others. */
export function changedLines(
  earlier: PriceLines["lines"],
  present: PriceLines["lines"],
): { readonly added: readonly string[]; readonly gone: readonly string[] } {
  const words = ({ title, quantity }: PriceLines["lines"][number]) =>
    quantity === null ? title : `${title} ${quantity}`;
  const told = (lines: PriceLines["lines"]) => lines.filter(({ kind }) => !CONSEQUENCES.includes(kind)).map(words);
  const [old, now] = [told(earlier), told(present)];
  return { added: now.filter((line) => !old.includes(line)), gone: old.filter((line) => !now.includes(line)) };
}

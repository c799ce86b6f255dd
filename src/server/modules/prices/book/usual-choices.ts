import { USUAL_FROM_ORDERS, usualClass, type OrderedWay } from "#domain/prices/usual-class.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { QuotedSearch } from "#server/modules/prices/quote/quoted-offer.ts";

/** Orders are counted again after this long. */
const COUNT_AGAIN_MS = 3_600_000;

/** Counts the ways that were ordered at least so often. */
export type CountOrderedWays = (least: number) => Promise<readonly OrderedWay[]>;

/** The class that is usual for a search: the operator's choice, otherwise the one that is ordered most on its way. */
export type UsualOf = (search: Pick<QuotedSearch, "book" | "start" | "finish"> | undefined) => number | undefined;

/** Keeps the usual classes. Orders are counted in the background, so no search waits for it. */
export function createUsualChoices(count: CountOrderedWays, now: () => number): UsualOf {
  let known: ReadonlyMap<string, number> = new Map();
  let countedAt = Number.NEGATIVE_INFINITY;
  const countAgain = async (): Promise<void> => {
    countedAt = now();
    const ways = await count(USUAL_FROM_ORDERS);
    known = new Map(
      ways.flatMap(({ start, finish, orders }) => {
        const usual = usualClass(orders);
        return usual === undefined ? [] : [[wayKey(start, finish), usual] as const];
      }),
    );
  };
  return (search) => {
    if (search === undefined) return undefined;
    const chosen = chosenClass(search.book);
    if (chosen !== undefined) return chosen;
    // What is not counted now is counted the next time; until then the last count holds.
    if (now() - countedAt >= COUNT_AGAIN_MS) countAgain().catch(() => undefined);
    return known.get(wayKey(search.start.number, search.finish.number));
  };
}

function chosenClass({ book }: Pick<CompiledBook, "book">): number | undefined {
  return book.classes.find(({ usual }) => usual === true)?.id;
}

function wayKey(start: number, finish: number): string {
  return `${start} ${finish}`;
}

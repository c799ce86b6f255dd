import type { PriceItem } from "#contract/prices/prices.ts";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";

/** One class in the list: its price, or why it cannot be had. */
export interface ClassRow {
  readonly price: PriceItem;
  /** `time`: not at this pick-up; `seats`: too small for the people. */
  readonly lacks: "time" | "seats" | undefined;
}

/** The classes of a way, one row for each, the cheapest of each class; those that are not sold at the time stay in their place. */
export function classRows(
  anyTime: readonly PriceItem[],
  timed: readonly PriceItem[] | undefined,
  people: number,
): readonly ClassRow[] {
  const cheapest = new Map<number, PriceItem>();
  for (const price of [...anyTime, ...(timed ?? [])].toSorted((one, other) => one.price - other.price)) {
    const { car_class_id: id } = price.car_class;
    if (!cheapest.has(id)) cheapest.set(id, price);
  }
  return [...cheapest.values()].map((usual): ClassRow => {
    const { car_class_id: id, capacity } = usual.car_class;
    const atTime = timed?.filter(({ car_class: of }) => of.car_class_id === id);
    const [price] = atTime?.toSorted((one, other) => one.price - other.price) ?? [usual];
    const lacks = price === undefined ? "time" : capacity < people ? "seats" : undefined;
    return { price: price ?? usual, lacks };
  });
}

/** The row that is chosen: by its number, or the usual one of those that can be had while nobody has chosen. */
export function chosenRow(rows: readonly ClassRow[], carClass: PhoneDraft["carClass"]): ClassRow | undefined {
  if (carClass === "none") return undefined;
  const free = rows.filter(({ lacks }) => lacks === undefined);
  if (carClass === "usual") return free.find(({ price }) => price.is_usual) ?? free[0];
  return free.find(({ price }) => price.car_class.car_class_id === carClass);
}

import { useState } from "react";

/** The list of an earlier draw while it has the same elements, so that what depends on it is not worked out again. */
export function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(list);
  const isSame = kept.length === list.length && kept.every((item, index) => item === list[index]);
  if (!isSame) keep(list);
  return isSame ? kept : list;
}

/**
 * One row of the list of stops: which place it names, null while nobody has chosen one. Text, suggestions, choice and error are
 * held by its field, as for the two ends.
 */
export type StopRow = { readonly uniqId: `stop-${number}`; readonly id: string | null };

/** DOM id of the field of a row. */
export type StopFieldId = `place-${StopRow["uniqId"]}`;

/** The rows for the stops of the address: the known ones as they stand, unless the address has others or another order. */
export function stopRows(known: readonly StopRow[], ids: readonly string[]): readonly StopRow[] {
  const standing = known.filter(({ id }) => id === null || ids.includes(id));
  const isSame = chosenStops(standing).join(" ") === ids.join(" ");
  if (isSame) return standing;
  const rows = ids.reduce<readonly StopRow[]>((all, id) => {
    const row = standing.find((one) => one.id === id);
    return [...all, row ?? { uniqId: nextId([...standing, ...all]), id }];
  }, []);
  return [...rows, ...standing.filter(({ id }) => id === null)];
}

/** The rows with an empty one at the end. */
export function withStop(rows: readonly StopRow[]): readonly StopRow[] {
  return [...rows, { uniqId: nextId(rows), id: null }];
}

/** The rows with one that names another place, or none. */
export function withChosen(rows: readonly StopRow[], uniqId: string, id: string | null): readonly StopRow[] {
  return rows.map((row) => (row.uniqId === uniqId ? { uniqId, id } : row));
}

/** The rows without one; the others keep their ids. */
export function withoutStop(rows: readonly StopRow[], uniqId: string): readonly StopRow[] {
  return rows.filter((row) => row.uniqId !== uniqId);
}

/** The places that rows name, in order. */
export function chosenStops(rows: readonly StopRow[]): readonly string[] {
  return rows.flatMap(({ id }) => id ?? []);
}

function nextId(rows: readonly StopRow[]): StopRow["uniqId"] {
  const last = Math.max(0, ...rows.map(({ uniqId }) => Number(uniqId.slice("stop-".length))));
  return `stop-${last + 1}`;
}

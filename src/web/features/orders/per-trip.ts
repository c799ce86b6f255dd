/** Values of an order's trips: one for both when they are equal, otherwise one for each way. */
export function perTrip<Value>(
  values: readonly Value[],
): readonly { readonly way: "both" | "there" | "back"; readonly value: Value }[] {
  const [first] = values;
  if (first !== undefined && values.every((value) => value === first)) return [{ way: "both", value: first }];
  return values.map((value, index) => ({ way: index === 0 ? "there" : "back", value }));
}

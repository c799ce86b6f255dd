/**
 * The next day, not too soon, that is typed alike whether its month or its day comes first, as the fields of a browser differ by
 * the language of the machine.
 */
export function dayOfAnyOrder(): { readonly iso: string; readonly typed: string } {
  const day = new Date(Date.now() + 10 * 86_400_000);
  while (day.getUTCDate() !== day.getUTCMonth() + 1) day.setUTCDate(day.getUTCDate() + 1);
  const iso = day.toISOString().slice(0, 10);
  return { iso, typed: `${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(0, 4)}` };
}

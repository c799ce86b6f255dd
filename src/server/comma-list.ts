/** The values of a setting that is a list written with commas. */
export function commaList(text: string): string[] {
  return text
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

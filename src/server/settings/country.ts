const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Whether two letters name a country. */
export function isCountry(code: string): boolean {
  return /^[a-z]{2}$/i.test(code) && countries.of(code.toUpperCase()) !== undefined;
}

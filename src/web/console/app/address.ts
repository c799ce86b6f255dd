import { useSearch } from "wouter";

/** Query values by name; what says nothing is left out. */
type Values = Readonly<Record<string, string | number | null | undefined>>;

/** An address of a path and the query values that say something. */
export function addressOf(path: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Makes the addresses of other screens of the console: each keeps the language that one's own address names. */
export function useAddress(): (address: string, values?: Values) => string {
  const lang = new URLSearchParams(useSearch()).get("lang");
  return (address, values = {}) => {
    const [path = "", query] = address.split("?");
    return addressOf(path, { lang, ...Object.fromEntries(new URLSearchParams(query)), ...values });
  };
}

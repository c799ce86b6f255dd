/** The texts of a member that say something; an empty one is left out rather than sent as "". */
export function filled<Name extends string>(texts: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")) as Partial<Record<Name, string>>;
}

import { countryNames } from "#server/gazetteer/names/country-names.ts";
import { foldName } from "#server/gazetteer/names/fold-name.ts";

let codes: ReadonlyMap<string, string> | undefined;

/** The code of the country with this name in any of our languages; undefined when it is no country. */
export function countryNamed(name: string): string | undefined {
  codes ??= readCodes();
  return codes.get(foldName(name));
}

function readCodes(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  // A code that no country has is its own name.
  return new Map(
    all.flatMap((code) =>
      countryNames(code)
        .filter((name) => name !== foldName(code))
        .map((name) => [name, code] as const),
    ),
  );
}

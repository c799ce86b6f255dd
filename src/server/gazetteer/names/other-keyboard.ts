const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const SWAPPED = new Map<string, string>([
  ...Array.from(LATIN, (letter, at): [string, string] => [letter, CYRILLIC.charAt(at)]),
  ...Array.from(CYRILLIC, (letter, at): [string, string] => [letter, LATIN.charAt(at)]),
]);

/** The text as the same keys would type it in the other keyboard layout: `vjcrdf` is `москва`. */
export function otherKeyboard(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => SWAPPED.get(letter) ?? letter).join("");
}

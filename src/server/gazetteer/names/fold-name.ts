// oxfmt-ignore
const CYRILLIC: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", к: "k", л: "l", м: "m", н: "n", о: "o",
  п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "ts", ч: "ch", ш: "sh", щ: "sh", ы: "i", э: "e",
  ю: "iu", я: "ia", і: "i", є: "e", ґ: "g", қ: "k", ғ: "g", ң: "n", ө: "o", ү: "u", ұ: "u", һ: "h", ә: "a",
  ј: "i", љ: "li", њ: "ni", ћ: "ch", ђ: "dzh", џ: "dzh", ѕ: "dz", ӣ: "i", ҷ: "ch", ҳ: "h", ӯ: "u",
};

const LATIN: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  þ: "t",
  ð: "d",
  ə: "a",
  ŋ: "n",
  ħ: "h",
  ŧ: "t",
  ĸ: "k",
};

const SOFT_SIGNS = "ьъ";
const VOWELS_AFTER_SOFT_SIGN = "еёюяио";
const APOSTROPHES = "'’‘ʼʻ`´ʹ′";

/** A longer word is cut before it is indexed or looked up, so that both sides agree. */
const WORD_MAX_LENGTH = 40;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, "sh"],
  [/tch/g, "ch"],
  [/ph/g, "f"],
  [/kh/g, "h"],
  [/th/g, "t"],
  [/tz/g, "ts"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/q/g, "k"],
  [/w/g, "v"],
  [/x/g, "ks"],
  [/[yj]/g, "i"],
  [/^ie/, "e"],
  [/([aeou])ie/g, "$1e"],
  // Doubled letters are the most common slip, and the alphabets disagree about them anyway.
  [/([a-z])\1+/g, "$1"],
];

/** Spells one lower-case Latin word the way both alphabets sound, so that `kh` and `h`, `y` and `i` become one. */
function levelSpelling(word: string): string {
  let level = word;
  for (const [pattern, spelling] of SPELLINGS) level = level.replace(pattern, spelling);
  return level.slice(0, WORD_MAX_LENGTH);
}

/** Turns any text into plain lower-case Latin letters and digits, with single spaces between words. */
function latinize(text: string): string {
  const plain = text.toLowerCase().normalize("NFKD");
  let out = "";
  for (let at = 0; at < plain.length; at += 1) {
    const char = plain.charAt(at);
    const code = plain.charCodeAt(at);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) out += char;
    else if (code >= 0x300 && code <= 0x36f) continue;
    else if (SOFT_SIGNS.includes(char)) {
      const next = plain.charAt(at + 1);
      if (next !== "" && VOWELS_AFTER_SOFT_SIGN.includes(next)) out += "i";
    } else if (!APOSTROPHES.includes(char)) out += CYRILLIC[char] ?? LATIN[char] ?? " ";
  }
  return out;
}

/**
 * The words of a name as the index has them. Cyrillic and Latin spellings of one name give the same words;
 * case, diacritics, hyphens and apostrophes do not matter. Letters of other alphabets give no words.
 */
export function foldWords(text: string): string[] {
  const words: string[] = [];
  for (const word of latinize(text).split(" ")) {
    if (word !== "") words.push(levelSpelling(word));
  }
  return words;
}

/** The folded words of a name joined together; whole names are indexed in this form. */
export function foldName(text: string): string {
  return foldWords(text).join("").slice(0, WORD_MAX_LENGTH);
}

const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ı: "i",
  İ: "I",
  ß: "ss",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ə: "a",
  Ə: "A",
  ħ: "h",
  Ħ: "H",
  "–": "-",
  "‘": "'",
  "’": "'",
  ʼ: "'",
  ʻ: "'",
  "”": "",
  "“": "",
  ʹ: "",
};

/** A name in plain English letters, as an English page shows it: "Sabiha Gökçen" becomes "Sabiha Gokcen". */
export function plainLatin(text: string): string {
  return Array.from(text, (letter) => UNDECOMPOSED[letter] ?? letter)
    .join("")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

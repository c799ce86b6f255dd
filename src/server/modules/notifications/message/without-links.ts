/**
 * Makes typed text safe to repeat in a message: one line, with a space after each mark that mail programs use to detect
 * links; none before marks that end a word, as in "(Ltd.)" and "wait...". «г.Москва» becomes «г. Москва», and an address typed
 * by a stranger never becomes a link from us. One letter before a colon begins no link: "n:d" stays.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "")
    .replace(
      /([.\u2024。．｡@]|(?<!(?<![\p{L}\p{M}\p{N}\p{Cf}])\p{L}):|\/(?=\/))(?=[^\s\d])(?![\p{Pe}\p{Pf}"'.。!?,;…]+(?:\s|$))/gu,
      "$1 ",
    )
    .replace(/(\p{L})([.\u2024。．｡@]|(?<=[\p{L}\p{M}\p{N}\p{Cf}]\p{L}):)(?=\d)/gu, "$1$2 ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Typed text as a message may repeat it: one line, and with a space after each mark that mail programs make links from.
 * «г.Москва» reads «г. Москва», and no address a stranger types becomes a link of ours (T-25).
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/([.\u2024。．｡:@]|\/(?=\/))(?=[^\s\d])/gu, "$1 ")
    .replace(/(\p{L})([.\u2024。．｡:@])(?=\d)/gu, "$1$2 ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a text is exactly one of a place's names or codes; case, accents, «ё» and punctuation do not count. */
export function isNamedExactly(names: readonly (string | null | undefined)[], typed: string): boolean {
  const wanted = levelled(typed);
  return wanted !== "" && names.some((name) => name !== null && name !== undefined && levelled(name) === wanted);
}

function levelled(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

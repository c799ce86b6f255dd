/** Strips everything a telephone number is not written with: dashes become hyphens, a plus stays only at the start. */
export function toPhoneText(text: string): string {
  return text
    .replace(/[‐-―]/g, "-")
    .replace(/[^\d+() \u00A0-]/g, "")
    .replace(/^[ \u00A0]+(?=.)/, "")
    .replace(/(?!^)\+/g, "");
}

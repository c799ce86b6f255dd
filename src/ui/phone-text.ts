/** Strips everything that does not belong in a phone number: dashes become hyphens, a plus stays only at the start. */
export function toPhoneText(text: string): string {
  return text
    .replace(/[‐-―]/g, "-")
    .replace(/[^\d+() \u00A0-]/g, "")
    .replace(/^[ \u00A0]+(?=.)/, "")
    .replace(/(?!^)\+/g, "");
}

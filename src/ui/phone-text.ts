/** Strips everything a telephone number is not written with and keeps a plus only at its start. */
export function toPhoneText(text: string): string {
  return text.replace(/[^\d+() \u00A0-]/g, "").replace(/(?!^)\+/g, "");
}

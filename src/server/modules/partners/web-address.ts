/** Accepts only an address that a browser opens as a page, because it becomes a link; empty for anything else. */
export function webAddress(text: string | null): string {
  const url = text === null ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : "";
}

/** How long a browser may take to begin with a file, ms; until then it reads it from memory. */
const KEPT_MS = 60_000;

/** Saves a text as a file of the visitor; an address that held the text itself would be too long for a year of rides. */
export function saveText(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

/** Whether an address may be gone to for paying: our own pages, or an encrypted one. */
export function isPayAddress(url: string, origin = location.origin): boolean {
  try {
    const address = new URL(url, origin);
    return address.origin === origin || address.protocol === "https:";
  } catch {
    return false;
  }
}

/** Whether the page may redirect to this payment URL: our own origin, or any https address. */
export function isPayAddress(url: string, origin = location.origin): boolean {
  try {
    const address = new URL(url, origin);
    return address.origin === origin || address.protocol === "https:";
  } catch {
    return false;
  }
}

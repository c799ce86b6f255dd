import { ORDER_KEY_HEADER } from "#web/api/call-headers.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

const entry = (orderId: number) => `order-key-${orderId}`;

/** Remembers an order's key in this tab. */
export function keepOrderKey(orderId: number, key: string): void {
  writeStored("session", entry(orderId), key);
}

/** The key of an order: from the URL of the mailed link, which is then cleaned, or from this tab. */
export function takeOrderKey(orderId: number): string | undefined {
  const fromLink = new URLSearchParams(location.hash.slice(1)).get("key");
  if (fromLink !== null && fromLink !== "") {
    keepOrderKey(orderId, fromLink);
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
    return fromLink;
  }
  const kept = readStored("session", entry(orderId));
  return typeof kept === "string" ? kept : undefined;
}

/** The headers that open an order for a caller without an account. */
export function keyHeaders(orderId: number): Readonly<Record<string, string>> {
  const key = takeOrderKey(orderId);
  return key === undefined ? {} : { [ORDER_KEY_HEADER]: key };
}

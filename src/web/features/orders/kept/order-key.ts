import type { OrderView } from "#contract/orders/order-view.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { ORDER_KEY_HEADER } from "#web/api/call-headers.ts";

/**
 * The keys of orders that this page was given, by the number of a trip, and whether the browser was asked to keep each. Only a
 * page whose cookies do not work, such as one in a frame, holds them for longer than the browser takes to keep them (0052).
 */
const held = new Map<number, { readonly key: string; isOffered: boolean }>();

/** What the letters to orders' own addresses brought to confirm other ones. */
const emailTokens = new Map<number, string>();

/** Holds the key of an order that was just placed. */
export function holdOrderKey(orderId: number, key: string): void {
  held.set(orderId, { key, isOffered: false });
}

/** Reads the key in the URL of the mailed link, where it stays until the browser has it too; whether there is one. */
export function takeLinkKey(orderId: number): boolean {
  const said = new URLSearchParams(location.hash.slice(1));
  const [key, token] = [said.get("key") ?? "", said.get("email") ?? ""];
  if (token !== "") emailTokens.set(orderId, token);
  if (key === "") return held.has(orderId);
  if (held.get(orderId)?.key !== key) holdOrderKey(orderId, key);
  return true;
}

/** Until then, whoever loads the page anew while the network is slow would have lost the key. */
function clearLink(): void {
  if (new URLSearchParams(location.hash.slice(1)).has("key")) {
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  }
}

/** What confirms another address of an order, where the page was opened from the letter about it. */
export function emailTokenOf(orderId: number): string | undefined {
  return emailTokens.get(orderId);
}

/** Has the browser keep the key of an order, if the page holds one. */
export async function offerOrderKey(api: Api, orderId: number): Promise<void> {
  const own = held.get(orderId);
  if (own === undefined || own.isOffered) return;
  try {
    await api("keepOrder", { body: { order_id: orderId }, headers: keyHeaders(orderId), keep: true });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) clearLink();
    throw error;
  }
  own.isOffered = true;
  clearLink();
}

/** Lets go of the key of an order that the browser keeps; otherwise holds it for each car, which is changed under its own number. */
export function settleOrderKey(orderId: number, { trips, kept_here: isKept }: OrderView): void {
  const own = held.get(orderId);
  for (const trip of trips) {
    if (isKept) held.delete(trip.order_id);
    else if (own !== undefined) held.set(trip.order_id, own);
  }
}

/** The key of an order that only this page has. */
export function heldKey(orderId: number): string | undefined {
  return held.get(orderId)?.key;
}

/** The headers that open an order whose key only this page has. */
export function keyHeaders(orderId: number): Readonly<Record<string, string>> {
  const key = heldKey(orderId);
  return key === undefined ? {} : { [ORDER_KEY_HEADER]: key };
}

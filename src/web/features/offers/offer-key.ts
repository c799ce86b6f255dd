import { ORDER_KEY_HEADER } from "#web/api/call-headers.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** The key of an offer in the address of its link, behind the hash, where no server and no other page reads it. */
export function takeOfferKey(offerId: number): string {
  const name = `offer-key-${offerId}`;
  const said = new URLSearchParams(location.hash.slice(1)).get("key") ?? "";
  if (said === "") {
    const kept = readStored("session", name);
    return typeof kept === "string" ? kept : "";
  }
  // A page that is loaded anew in this tab still opens it.
  writeStored("session", name, said);
  history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  return said;
}

/** The header that opens an offer. */
export function offerHeaders(key: string): Readonly<Record<string, string>> {
  return { [ORDER_KEY_HEADER]: key };
}

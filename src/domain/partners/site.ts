/** The most sites that a partner may name. */
export const MOST_SITES = 50;

/** What an address is taken apart into, by the browser and by the server alike. */
export interface SiteAddress {
  readonly protocol: string;
  readonly hostname: string;
  readonly host: string;
  readonly username: string;
  readonly password: string;
}

/**
 * A name below a domain; a wildcard, a bare word and the address of a machine are none: what stands at a number changes, and inside a network it
 * is whatever that network has there.
 */
const DOMAIN =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.(?=[a-z])[a-z0-9-]*[a-z0-9]$/;

/** This machine, for whoever builds a page on it. */
const THIS_MACHINE = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+)\.?$/;

/** What was typed for a site as an address: people leave out `https://`. */
export function typedSite(text: string): string {
  const typed = text.trim();
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/**
 * The origin of a site that may show our pages in a frame, as browsers write it; undefined where an address is none. Plain http is
 * for a page on the machine of its author, while the server is `tried` and not in production.
 */
export function siteOrigin(address: SiteAddress | null, { tried }: { readonly tried: boolean }): string | undefined {
  if (address === null || address.username !== "" || address.password !== "") return undefined;
  const { protocol, hostname, host } = address;
  if (THIS_MACHINE.test(hostname)) return tried && /^https?:$/.test(protocol) ? `${protocol}//${host}` : undefined;
  return protocol === "https:" && DOMAIN.test(hostname) ? `https://${host}` : undefined;
}

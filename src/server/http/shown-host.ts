import { domainToUnicode } from "node:url";

/** A host as people write it, in the letters of its language; addresses have it in those of the wire. */
export function shownHost({ hostname, port }: Pick<URL, "hostname" | "port">): string {
  return `${domainToUnicode(hostname) || hostname}${port && `:${port}`}`;
}

/** A cookie that scripts cannot read. */
export interface NewCookie {
  readonly name: string;
  /** Empty to remove the cookie. */
  readonly value: string;
  readonly seconds: number;
  readonly https: boolean;
  /** Within another site's page, where browsers keep separate cookies for each host page. */
  readonly framed?: boolean;
}

/**
 * Stands before the name of each cookie that goes over HTTPS: a browser takes such a one from this very host alone, so that no other host
 * of the domain can plant it.
 */
const HOST_PREFIX = "__Host-";

/** The names of our own cookies; those that scripts of our pages write, of language and currency, are none of them. */
const OURS = /^\s*nameboard-(?:session|device|challenge|order-\d+)=/;

/** A `Cookie` header without cookies that bear our names and lack the prefix, as another host of the domain may set them. */
export function withoutPlanted(header: string): string {
  return header
    .split(";")
    .filter((pair) => !OURS.test(pair))
    .join(";");
}

/** The value of one of our cookies in a `Cookie` header. */
export function readCookie(header: string, name: string): string | undefined {
  const pairs = header.split(";").map((pair) => pair.trim());
  const pair = [`${HOST_PREFIX}${name}=`, `${name}=`].flatMap(
    (head) => pairs.find((one) => one.startsWith(head)) ?? [],
  );
  return pair[0]?.slice(pair[0].indexOf("=") + 1);
}

/** The value of a `Set-Cookie` header. */
export function setCookie({ name, value, seconds, https, framed = false }: NewCookie): string {
  const site = framed && https ? "SameSite=None; Partitioned" : "SameSite=Lax";
  return `${https ? HOST_PREFIX : ""}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${site}${https ? "; Secure" : ""}`;
}

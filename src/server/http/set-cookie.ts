/** A cookie that scripts cannot read. */
export interface NewCookie {
  readonly name: string;
  /** Empty to remove the cookie. */
  readonly value: string;
  readonly seconds: number;
  readonly https: boolean;
  /** Within another site's page, where browsers keep separate cookies for each host page (ruling 6). */
  readonly framed?: boolean;
}

/** The value of a `Set-Cookie` header. */
export function setCookie({ name, value, seconds, https, framed = false }: NewCookie): string {
  const site = framed && https ? "SameSite=None; Partitioned" : "SameSite=Lax";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${site}${https ? "; Secure" : ""}`;
}

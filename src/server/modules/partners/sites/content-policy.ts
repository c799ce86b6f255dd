/** One policy of a page (CSP): the sources of each directive, by name. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** Reads the value of a header, or of the element that stands for one; several policies are parted by commas. */
export function readPolicies(text: string): readonly ContentPolicy[] {
  return text
    .split(",")
    .map((policy) => policy.trim())
    .filter((policy) => policy !== "")
    .map(readPolicy);
}

function readPolicy(text: string): ContentPolicy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    // Of a directive that stands twice the first one counts.
    if (name !== "" && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** The directives that say what may be loaded, each before those that stand in for it. */
const FALLBACKS = {
  script: ["script-src-elem", "script-src", "default-src"],
  frame: ["frame-src", "child-src", "default-src"],
  connect: ["connect-src", "default-src"],
} as const;

/** Whether a policy lets a page load something of ours; `trusted` where the page marks the script with a nonce of its own. */
export function mayLoad(
  policy: ContentPolicy,
  what: keyof typeof FALLBACKS,
  origin: string,
  { nonce }: { readonly nonce?: string | undefined } = {},
): boolean {
  const name = FALLBACKS[what].find((directive) => policy.has(directive));
  const sources = name === undefined ? undefined : policy.get(name);
  if (sources === undefined) return true;
  if (nonce !== undefined && sources.includes(`'nonce-${nonce}'`)) return true;
  // Then addresses do not count.
  if (what === "script" && sources.includes("'strict-dynamic'")) return false;
  return sources.some((source) => matches(source.toLowerCase(), new URL(origin)));
}

type Origin = { readonly protocol: string; readonly hostname: string; readonly port: string };

function matches(source: string, { protocol, hostname, port }: Origin): boolean {
  if (source === "*") return true;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === protocol;
  const [, scheme, host = "", asked = ""] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:']+)(?::([\d*]+))?(?:\/.*)?$/.exec(source) ?? [];
  if (host === "" || (scheme !== undefined && `${scheme}:` !== protocol)) return false;
  if (asked !== "*" && asked !== port) return false;
  return host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : host === hostname;
}

import { EMBED_FAULTS, LEAST_MODULE_WIDTH, type EmbedFault } from "#domain/partners/embed-fault.ts";
import { mayLoad, readPolicies, type ContentPolicy } from "#server/modules/partners/sites/content-policy.ts";

/** A page of a partner's site as our server has read it. */
export interface SeenPage {
  readonly html: string;
  /** Value of its header `Content-Security-Policy`; empty without one. */
  readonly policy: string;
}

/** Whose module the page should hold, and where it comes from. */
export interface ExpectedModule {
  readonly partnerId: number;
  readonly origin: string;
  readonly basePath: string;
}

/** What a frame must be allowed so that a traveller can book and pay in it. */
const NEEDED = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-top-navigation-by-user-activation",
];

/** Types that a browser runs; anything else is a script that a consent manager or an optimiser holds back. */
const RUNS = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript))$/;

/** Finds what keeps the module from working on a page, as far as its HTML and its policy show it. */
export function embedFaults(page: SeenPage, expected: ExpectedModule): readonly EmbedFault[] {
  const found = new Set<EmbedFault>();
  const html = withoutComments(page.html);
  const loader = elements(html, "script").find(({ src }) => isOurs(src, expected, "/embed/v1.js"));
  const tags = elements(html, "nameboard-booking");
  const frames = elements(html, "iframe").filter(({ src }) => isOurs(src, expected, expected.basePath));
  const isMounted = /\bNameboard\b/.test(html);
  const inline = tags.filter(({ mode }) => mode === "inline");
  const isFramed = inline.length < tags.length || frames.length > 0 || (isMounted && tags.length === 0);

  if (loader === undefined && tags.length === 0 && frames.length === 0 && !isMounted) found.add("absent");
  else if (loader === undefined && tags.length > 0) found.add("no-loader");
  else if (loader !== undefined && tags.length === 0 && frames.length === 0 && !isMounted) found.add("no-tag");
  const { type = "", nonce } = loader ?? {};
  if (!RUNS.test(type.toLowerCase())) found.add("held-back");
  for (const { partner } of tags) if (partner !== String(expected.partnerId)) found.add("other-partner");
  for (const { src = "" } of frames) {
    const query = new URL(src, "https://page.invalid").searchParams;
    if (query.get("user_id") !== String(expected.partnerId)) found.add("other-partner");
    if (query.get("module_type")?.startsWith("frame") !== true) found.add("no-frame-type");
  }
  for (const policy of policiesOf(page.policy, html)) {
    if (loader !== undefined && !mayLoad(policy, "script", expected.origin, { nonce })) found.add("script-blocked");
    if (isFramed && !mayLoad(policy, "frame", expected.origin)) found.add("frame-blocked");
    if (inline.length > 0 && !mayLoad(policy, "connect", expected.origin)) found.add("calls-blocked");
    if (isSandboxed(policy.get("sandbox"))) found.add("sandboxed");
  }
  for (const { sandbox } of frames) if (isSandboxed(sandbox?.split(/\s+/))) found.add("sandboxed");
  for (const element of [...tags, ...frames]) if (widthOf(element) < LEAST_MODULE_WIDTH) found.add("narrow");
  return EMBED_FAULTS.filter((fault) => found.has(fault));
}

/** Of an element those that are read; names are in small letters. */
type Attributes = {
  readonly [
    Name in "src" | "type" | "nonce" | "partner" | "mode" | "sandbox" | "width" | "style" | "content" | "http-equiv"
  ]?: string;
};

/** The most elements of one name that are looked at, and how long the tag of one may be: a page may be made to keep us busy. */
const MOST_ELEMENTS = 200;
const LONGEST_TAG = 6000;

const TAG = /^<[\w-]+((?:"[^"]*"|'[^']*'|[^>"'])*)>/;

/** The start tags of a name, each with its attributes; a page is read as text, and never drawn. */
function elements(html: string, name: string): readonly Attributes[] {
  const starts = [...html.matchAll(new RegExp(`<${name}(?=[\\s/>])`, "gi"))].slice(0, MOST_ELEMENTS);
  return starts.map(({ index }) => {
    const [, inside = ""] = TAG.exec(html.slice(index, index + LONGEST_TAG)) ?? [];
    const pairs = inside.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
    return Object.fromEntries(
      [...pairs].map(([, key = "", ...values]) => [
        key.toLowerCase(),
        plain(values.find((value) => value !== undefined)),
      ]),
    ) as Attributes;
  });
}

function withoutComments(html: string): string {
  const kept: string[] = [];
  for (let at = 0; at < html.length;) {
    const start = html.indexOf("<!--", at);
    kept.push(html.slice(at, start < 0 ? undefined : start));
    const end = start < 0 ? -1 : html.indexOf("-->", start);
    if (end < 0) break;
    at = end + 3;
  }
  return kept.join("");
}

function plain(value = ""): string {
  return value
    .replace(/&(?:amp|#38);/g, "&")
    .replace(/&(?:quot|#34);/g, '"')
    .trim();
}

function isOurs(src: string | undefined, { origin }: ExpectedModule, path: string): boolean {
  const address = src === undefined ? null : URL.parse(src, "https://page.invalid");
  return address?.origin === origin && address.pathname.startsWith(path);
}

function policiesOf(header: string, html: string): readonly ContentPolicy[] {
  const inside = elements(html, "meta").filter(
    (meta) => meta["http-equiv"]?.toLowerCase() === "content-security-policy",
  );
  return [header, ...inside.map(({ content = "" }) => content)].flatMap(readPolicies);
}

/** A sandbox without one of the rights is a wall; no sandbox is none. */
function isSandboxed(rights: readonly string[] | undefined): boolean {
  const isFree = (right: string): boolean =>
    rights?.includes(right) === true ||
    (right.startsWith("allow-top") && rights?.includes("allow-top-navigation") === true);
  return rights !== undefined && !NEEDED.every(isFree);
}

/** The width that an element is given in pixels; as wide as may be where it names none. */
function widthOf({ width, style = "" }: Attributes): number {
  const [, styled] = /(?:^|;)\s*(?:max-)?width\s*:\s*(\d+(?:\.\d+)?)px/i.exec(style) ?? [];
  const given = styled ?? /^\d+$/.exec(width ?? "")?.[0];
  return given === undefined ? Infinity : Number(given);
}

import type { LocalTime } from "#domain/values/local-time.ts";

/** What a partner chooses for the module on its page. */
export interface EmbedChoice {
  /** The module in the page, a panel that a button of ours opens, or one that the page's own link opens. */
  readonly variant: "inline" | "button" | "popup";
  /** In a frame of ours, or in the page itself: the finder and its list, with the form in our own window. */
  readonly mode: "frame" | "inline";
  readonly lang: string;
  /** Empty for the partner's usual one. */
  readonly currency: string;
  /** Ids of the two ends, empty where travellers choose. */
  readonly from: string;
  readonly to: string;
  /** The end that travellers cannot change. */
  readonly fixed: "none" | "from" | "to";
  readonly when: LocalTime | undefined;
  /** The only classes that are shown; all of them where it is empty. */
  readonly classes: readonly number[];
  /** Six hexadecimal digits, or empty for the module's own. */
  readonly accent: string;
}

/** A part of the generator: what is chosen so far, and how to change it. */
export type EmbedPart = {
  readonly choice: EmbedChoice;
  readonly onChange: (changed: Partial<EmbedChoice>) => void;
};

/** The choice that the generator begins with. */
export const FIRST_CHOICE: Omit<EmbedChoice, "lang"> = {
  variant: "inline",
  mode: "frame",
  currency: "",
  from: "",
  to: "",
  fixed: "none",
  when: undefined,
  classes: [],
  accent: "",
};

/** Where the module comes from and whose it is. */
export interface EmbedSource {
  /** `https://rides.example`. */
  readonly origin: string;
  readonly basePath: string;
  readonly partnerId: number;
  /** What the link says to whoever runs no scripts, and the button to everybody. */
  readonly label: string;
}

/** The lines of HTML that put the module into a page; without scripts they are a link. */
export function embedCode(choice: EmbedChoice, source: EmbedSource): string {
  const { origin, basePath, partnerId } = source;
  const { variant, mode, lang } = choice;
  const label = escaped(source.label);
  const attributes = optionsOf(choice, source).map(([name, value]) => `${name}="${escaped(value)}"`);
  if (mode !== "frame") attributes.push(`mode="${mode}"`);
  if (variant !== "inline") attributes.push(`variant="${variant}"`);
  if (variant === "button") attributes.push(`label="${label}"`);
  const link = `<a href="${origin}${basePath}/finder?user_id=${partnerId}&amp;lang=${lang}">${label}</a>`;
  // A popup opens from the link itself; elsewhere the link is for pages without scripts.
  const inside = variant === "popup" ? link : `<noscript>${link}</noscript>`;
  return [
    `<script async src="${origin}/embed/v1.js"></script>`,
    `<nameboard-booking ${attributes.join(" ")}>${inside}</nameboard-booking>`,
  ].join("\n");
}

/** Names of the options in the frame's address where they differ; the loader has the same. */
const NAMES: Readonly<Record<string, string>> = {
  partner: "user_id",
  classes: "relation_car_class_ids",
  fixed: "fixed_end",
};

/** The address of the frame that the code makes. */
export function frameAddress(choice: EmbedChoice, source: EmbedSource): string {
  const query = new URLSearchParams({ module_type: "frame" });
  for (const [name, value] of optionsOf(choice, source)) query.set(NAMES[name] ?? name, value);
  return `${source.basePath}/finder?${query.toString()}`;
}

function optionsOf(choice: EmbedChoice, { partnerId }: EmbedSource): readonly (readonly [string, string])[] {
  const { lang, currency, from, to, fixed, when, classes, accent } = choice;
  const options = {
    partner: String(partnerId),
    lang,
    currency,
    from,
    to,
    fixed: fixed !== "none" && choice[fixed] !== "" ? fixed : "",
    when: when?.replace(" ", "T") ?? "",
    classes: classes.join(","),
    accent,
  };
  return Object.entries(options).filter(([, value]) => value !== "");
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

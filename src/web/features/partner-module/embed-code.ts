/** What a partner chooses for the module on its page. */
export interface EmbedChoice {
  /** The module in the page, a panel that a button of ours opens, or one that the page's own link opens. */
  readonly variant: "inline" | "button" | "popup";
  readonly lang: string;
  /** Empty for the partner's usual one. */
  readonly currency: string;
}

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
export function embedCode({ variant, lang, currency }: EmbedChoice, source: EmbedSource): string {
  const { origin, basePath, partnerId } = source;
  const label = escaped(source.label);
  const attributes = [
    `partner="${partnerId}"`,
    `lang="${lang}"`,
    currency !== "" && `currency="${currency}"`,
    variant !== "inline" && `variant="${variant}"`,
    variant === "button" && `label="${label}"`,
  ].filter(Boolean);
  const link = `<a href="${origin}${basePath}/finder?user_id=${partnerId}&amp;lang=${lang}">${label}</a>`;
  // A popup opens from the link itself; elsewhere the link is for pages without scripts.
  const inside = variant === "popup" ? link : `<noscript>${link}</noscript>`;
  return [
    `<script async src="${origin}/embed/v1.js"></script>`,
    `<nameboard-booking ${attributes.join(" ")}>${inside}</nameboard-booking>`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

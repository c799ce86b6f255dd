/** What can keep the module from working on a page of a partner's site, in the order in which it is to be put right. */
export const EMBED_FAULTS = [
  /** The page could not be read. */
  "unreachable",
  "no-page",
  /** It leads to a site that is not listed. */
  "elsewhere",
  /** There is no module in its HTML. */
  "absent",
  "no-loader",
  "no-tag",
  /** The script has a type that no browser runs: a consent manager holds it back. */
  "held-back",
  "other-partner",
  /** A plain frame does not say that it is one. */
  "no-frame-type",
  /** The page's own policy keeps our script or our frame out, or the calls of a module in the page itself. */
  "script-blocked",
  "frame-blocked",
  "calls-blocked",
  "sandboxed",
  "narrow",
] as const;

/** The fields of the finder stand below one another from here on; less is too narrow for prices (px). */
export const LEAST_MODULE_WIDTH = 300;

/** One of them. */
export type EmbedFault = (typeof EMBED_FAULTS)[number];

/** What requests ask for: a way without cars on sale, or a yacht. */
export const REQUEST_KINDS = ["way", "yacht"] as const;

/** What a request asks for. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** How a module stands on a page, as a browser finds it there; nothing of a person is in it. */
export type Standing = {
  readonly name: "standing";
  /** Its width in CSS pixels. */
  readonly width: number;
  /** What it stores is there again after a reload. */
  readonly keeps: boolean;
  /** The page's script has answered it, or it is a part of the page itself. */
  readonly isHeard: boolean;
};

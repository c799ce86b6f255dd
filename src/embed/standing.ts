import { said } from "./protocol.ts";

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

/** Tells a page of ours that has opened this window how the module stands in it, and no other: whoever opens pages elsewhere hears nothing. */
export function tellOpener(opener: Window | null, ours: string, standing: Omit<Standing, "name">): void {
  opener?.postMessage(said({ name: "standing", ...standing }), ours);
}

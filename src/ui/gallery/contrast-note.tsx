import { useEffect, useRef } from "react";
import type { GalleryLocale } from "#ui/gallery/gallery-options.ts";
import { contrast } from "#ui/rgb.ts";

type ContrastNoteProps = {
  readonly locale: GalleryLocale;
  /** Names of two colours in tokens.css. */
  readonly text: string;
  readonly under: string;
};

/** Shows the contrast between two of the page's colours at this spot, read from the page itself. */
export function ContrastNote({ locale, text, under }: ContrastNoteProps) {
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The gallery sets the page's colours in its own effect, which runs after this one.
    const frame = requestAnimationFrame(() => {
      if (note.current === null) return;
      const style = getComputedStyle(note.current);
      const [one = "", other = ""] = [text, under].map((name) => style.getPropertyValue(`--${name}`).trim());
      const isHex = one.startsWith("#") && other.startsWith("#");
      const ratio = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      note.current.textContent = isHex ? ratio.format(contrast(one, other)) : "";
    });
    return () => cancelAnimationFrame(frame);
  });
  return <span ref={note} />;
}

/** How a window of ours stands in the part of a high frame that the visitor sees: its own middle may be far away. */
const IN_SIGHT =
  "dialog:modal{inset-block:var(--seen-top,0) auto!important;margin-block:12px auto!important;max-height:calc(var(--seen-height,100dvh) - 24px)!important}";

/** Less of a frame than this is no place for a window (px). */
const LEAST_SEEN = 240;

/**
 * Keeps windows that open in what is seen of the frame, which the browser tells although the page around is another's. It is asked at the
 * press that opens one: once the window is open, its focus may have scrolled the page away.
 */
export function keepInSight(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(IN_SIGHT);
  document.adoptedStyleSheets.push(sheet);
  const { style } = document.documentElement;
  const look = () =>
    new IntersectionObserver((entries, observer) => {
      observer.disconnect();
      const seen = entries[0]?.intersectionRect;
      if (seen === undefined || seen.height < LEAST_SEEN || document.querySelector("dialog:modal") !== null) return;
      style.setProperty("--seen-top", `${seen.top}px`);
      style.setProperty("--seen-height", `${seen.height}px`);
    }).observe(document.documentElement);
  for (const press of ["pointerdown", "keydown", "focusin"]) addEventListener(press, look, true);
}

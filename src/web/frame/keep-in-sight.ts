/** How a window of ours stands in the part of a high frame that the visitor sees: its own middle may be far away. */
const IN_SIGHT =
  "dialog:modal{inset-block:var(--seen-top,0) auto!important;margin-block:12px auto!important;max-height:calc(var(--seen-height,100dvh) - 24px)!important}";

/** Keeps windows that open in what is seen of the frame, which the browser tells although the page around is another's. */
export function keepInSight(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(IN_SIGHT);
  document.adoptedStyleSheets.push(sheet);
  const { style } = document.documentElement;
  const look = () => {
    if (document.querySelector("dialog:modal") === null) return;
    new IntersectionObserver((entries, observer) => {
      observer.disconnect();
      const seen = entries[0]?.intersectionRect;
      if (seen === undefined || seen.height < 200) return;
      style.setProperty("--seen-top", `${seen.top}px`);
      style.setProperty("--seen-height", `${seen.height}px`);
    }).observe(document.documentElement);
  };
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ["open"] });
}

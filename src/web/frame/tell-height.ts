/** The finder's lists need so much room below its fields, also while it is empty. */
const LEAST = 480;

/** Heights that follow the window's own would chase it: in a frame that fits its content nothing does. */
const FITTED = "html{overflow:hidden}body,main,main [data-of]{min-height:0!important}";

/** Tells how high the content is, now and whenever that changes. */
export function tellHeight(tell: (height: number) => void): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FITTED);
  document.adoptedStyleSheets.push(sheet);
  let told = 0;
  const look = () => {
    // A list that is open hangs below the content.
    const open = [...document.querySelectorAll(":popover-open")].map((list) => list.getBoundingClientRect().bottom);
    const height = Math.ceil(Math.max(LEAST, document.body.getBoundingClientRect().height, ...open));
    if (height === told) return;
    told = height;
    tell(height);
  };
  new ResizeObserver(look).observe(document.body);
  addEventListener("toggle", () => requestAnimationFrame(look), true);
}

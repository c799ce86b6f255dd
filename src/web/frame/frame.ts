import type { PageOptions } from "#contract/page-options.ts";
import { greetHost, tellOpener, tellPlainly, type Host } from "#embed/bridge.ts";
import type { Step } from "#embed/protocol.ts";
import { plainHost, stepOf } from "./step-of.ts";

/** The finder's lists need so much room below its fields, also while it is empty. */
const LEAST = 480;

/** Heights that follow the window's own would chase it: in a frame that fits its content nothing does. */
const FITTED = "html{overflow:hidden}body,main,main [data-of]{min-height:0!important}";

/** Tells how high the content is, now and whenever that changes. */
function tellHeight(tell: (height: number) => void): void {
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

/** How a window of ours stands in the part of a high frame that the visitor sees: its own middle may be far away. */
const IN_SIGHT =
  "dialog:modal{inset-block:var(--seen-top,0) auto!important;margin-block:12px auto!important;max-height:calc(var(--seen-height,100dvh) - 24px)!important}";

/** Less of a frame than this is no place for a window (px). */
const LEAST_SEEN = 240;

/**
 * Keeps windows that open in what is seen of the frame, which the browser tells although the page around is another's. It is asked at the
 * press that opens one: once the window is open, its focus may have scrolled the page away.
 */
function keepInSight(): void {
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

/** A module that stands in a frame: no other page loads this file. */
const { sites = [], basePath } = JSON.parse(
  document.getElementById("page-options")?.textContent ?? "{}",
) as PageOptions;

/** Until then the script of the page around answers, where there is one (ms). */
const ANSWERS_MS = 3000;

let host: Host | undefined;
let last: Step | undefined;
const around = plainHost(location.search, sites);

const tellStep = () => {
  const step = stepOf(location, basePath);
  if (step === last) return;
  last = step;
  host?.say({ name: "step", step });
  if (around !== undefined && step === "passengers") tellPlainly(around, { type: "step", step });
};

// It hears what it knows to read, and never answers.
if (around !== undefined) {
  window.hostPage = {
    page: around,
    ask: async (message) => {
      if (message.name === "pay") tellPlainly(around, { type: "pay", url: message.url });
      return undefined;
    },
  };
}

// The router tells of its own moves in the same way as the browser does of Back and Forward.
for (const move of ["popstate", "pushState", "replaceState"]) addEventListener(move, tellStep);
tellStep();

const tellStanding = () =>
  tellOpener(location.origin, {
    width: innerWidth,
    keeps: mayStore(),
    isHeard: host !== undefined,
  });
setTimeout(tellStanding, ANSWERS_MS);

greetHost(sites, (answered) => {
  host = answered;
  tellStanding();
  window.hostPage = answered;
  answered.say({ name: "ready" });
  last = undefined;
  tellStep();
  if (!answered.fits) return closeByEscape(answered);
  tellHeight((height) => answered.say({ name: "height", height }));
  keepInSight();
});

/** Browsers that let a frame keep nothing throw where it looks for its store. */
function mayStore(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** The page around a panel does not hear the keys that are pressed in it. */
function closeByEscape(host: Host): void {
  const isOwn = () => document.querySelector("dialog:modal, :popover-open") === null;
  addEventListener("keydown", ({ key }) => key === "Escape" && isOwn() && host.say({ name: "close" }), true);
}

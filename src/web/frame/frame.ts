import type { PageOptions } from "#contract/page-options.ts";
import { greetHost, tellOpener, tellPlainly, type Host } from "#embed/bridge.ts";
import type { Step } from "#embed/protocol.ts";
import { keepInSight } from "./keep-in-sight.ts";
import { plainHost, stepOf } from "./step-of.ts";
import { tellHeight } from "./tell-height.ts";

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

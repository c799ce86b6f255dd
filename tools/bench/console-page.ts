import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type CDPSession, type Page } from "playwright";
import { CHROMIUM_FLAGS, findChromium, findShell } from "../../scripts/find-chromium.ts";
import { printLine } from "../../scripts/print-line.ts";
import { freePort, startOwnServer } from "../../scripts/with-server.ts";
import { DISPATCHER, logInToConsole, makeUpOrders } from "./console-orders.ts";
import { quantile } from "./load.ts";

/** What the board aims at on a machine slowed four times: its first row, and how many frames of scrolling take less than two of a screen. */
const AIMS = { rowMs: 1000, frameMs: 32, frames: 0.95 } as const;
const SLOWED = [1, 4] as const;
const VISITS = 7;
const FRAMES = 300;
/** So far the list moves in each frame: about a row. */
const STEP_PX = 42;
/** All trips, so that there is something to scroll through, from the last on: their list begins at its top, where rows are at hand. */
const ALL = "/console?from=2000-01-01&to=2100-01-01&sort=-pickup";

const HELP = `Opens the board of the console in a browser whose processor is slowed, and prints when its first row is drawn, what that takes of the
processor, and how many frames are on time while it scrolls. Compare what stands in one run: times of a machine that does other things as well say little.

  npm run bench:console-page                       makes up 20000 orders first
  npm run bench:console-page -- --orders 1000      fewer of them
  npm run bench:console-page -- --data bench-data  keeps its database there and measures the same one again
`;

const { values: asked } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    orders: { type: "string", default: "20000" },
    data: { type: "string" },
  },
});

/** Milliseconds of the processor that the page's own thread has used so far. */
async function used(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Marks the moment at which the first row has been drawn. */
const watchRow = (): void => {
  const watch = new MutationObserver(() => {
    if (document.querySelector("[data-row]") === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("first-row")));
  });
  watch.observe(document, { childList: true, subtree: true });
};

/** Opens the board so many times; the first time warms up. */
async function rowOf(page: Page, cdp: CDPSession, url: string) {
  const visits: { row: number; used: number }[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await page.goto("about:blank");
    const before = await used(cdp);
    await page.goto(`${url}/console`, { waitUntil: "commit" });
    const mark = await page.waitForFunction(() => performance.getEntriesByName("first-row")[0]?.startTime);
    const row = await mark.jsonValue();
    if (visit > 0 && row !== undefined) visits.push({ row, used: (await used(cdp)) - before });
  }
  const middle = (of: (visit: (typeof visits)[number]) => number) =>
    quantile(
      visits.map(of).toSorted((a, b) => a - b),
      0.5,
    );
  return { row: middle((visit) => visit.row), used: middle((visit) => visit.used) };
}

/** Scrolls through all trips, frame by frame. */
async function framesOf(page: Page, cdp: CDPSession, url: string) {
  await page.goto(`${url}${ALL}`);
  await page.locator("[data-row]").first().waitFor();
  const before = await used(cdp);
  const frames = await page.evaluate(
    async ({ count, step }) => {
      const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
      let scroller = document.querySelector("[role=rowgroup]");
      while (scroller !== null && !isScroller(scroller)) scroller = scroller.parentElement;
      const times: number[] = [];
      for (let frame = 0; frame <= count; frame++) {
        times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
        scroller?.scrollBy({ top: step, behavior: "instant" });
      }
      return times.slice(1).map((time, at) => time - (times[at] ?? time));
    },
    { count: FRAMES, step: STEP_PX },
  );
  const onTime = frames.filter((ms) => ms < AIMS.frameMs).length / frames.length;
  return { onTime, usedPerFrame: ((await used(cdp)) - before) / FRAMES };
}

async function measure(url: string) {
  const browser = await chromium.launch({
    executablePath: await findShell(await findChromium(printLine)),
    args: [...CHROMIUM_FLAGS],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.request.post(`${url}/v4/auth/login`, { data: DISPATCHER });
  const page = await context.newPage();
  await page.addInitScript(watchRow);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const figures: Record<string, Awaited<ReturnType<typeof rowOf>> & Awaited<ReturnType<typeof framesOf>>> = {};
  printLine(
    `\n${"".padEnd(8)}${"first row".padStart(12)}${"processor".padStart(12)}${"frames < 32 ms".padStart(17)}${"each".padStart(10)}`,
  );
  for (const rate of SLOWED) {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    const figure = { ...(await rowOf(page, cdp, url)), ...(await framesOf(page, cdp, url)) };
    figures[`${rate}x`] = figure;
    const cells = [`${figure.row.toFixed(0)} ms`, `${figure.used.toFixed(0)} ms`];
    printLine(
      `${`${rate}x`.padEnd(8)}${cells.map((cell) => cell.padStart(12)).join("")}${`${(figure.onTime * 100).toFixed(0)} %`.padStart(17)}${`${figure.usedPerFrame.toFixed(1)} ms`.padStart(10)}`,
    );
  }
  await browser.close();
  const [plain, slow] = SLOWED.map((rate) => figures[`${rate}x`]);
  printLine(
    `\nSlowed four times: the first row after ${((slow?.row ?? 0) / (plain?.row ?? 1)).toFixed(1)} times as long, ${((slow?.row ?? 0) / AIMS.rowMs).toFixed(2)} of the aim; frames on time ${((slow?.onTime ?? 0) / AIMS.frames).toFixed(2)} of the aim.`,
  );
  printLine(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`);
  return figures;
}

if (asked.help) printLine(HELP);
else {
  const dataDir = asked.data === undefined ? await mkdtemp(join(tmpdir(), "nameboard-page-")) : resolve(asked.data);
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  const server = await startOwnServer({ dataDir, port: await freePort() });
  try {
    await makeUpOrders(server, await logInToConsole(server.url), Number(asked.orders));
    const about = { at: new Date().toISOString(), cpus: cpus().length, load: loadavg(), aims: AIMS };
    const figures = await measure(server.url);
    await mkdir(".cache", { recursive: true });
    await writeFile(".cache/bench-console-page.json", `${JSON.stringify({ ...about, figures }, null, 2)}\n`);
  } finally {
    await server.end();
    if (asked.data === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

import { chromium } from "@playwright/test";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium.ts";
import { printLine } from "../../scripts/print-line.ts";
import { withServer } from "../../scripts/with-server.ts";
import { appliedVisit } from "./web-applied.ts";
import { lighthouseVisit } from "./web-lighthouse.ts";
import { listVisit } from "./web-list.ts";
import { median, runTable, type Run } from "./web-report.ts";

/*
 * The pages, measured as a traveller on a phone meets them: `npm run bench:web`. Every run is printed with the median of all,
 * and with the load of the machine, without which times mean little. A test holds bytes, requests and layout shifts
 * (`tests/journeys/search.spec.ts`); times and scores are printed only.
 *   --runs=n      visits of each kind, five unless told
 *   --lang=x      the language of the page, ru unless told: it loads two files of the typeface
 *   --applied     leaves Lighthouse out, which is installed by the first run that needs it
 * BASE_URL names a server that is there already.
 */

const { values: asked } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    lang: { type: "string", default: "ru" },
    applied: { type: "boolean", default: false },
  },
});
async function measure(base: string): Promise<void> {
  const executablePath = await findChromium(printLine);
  const runs = Number(asked.runs);
  const page = `${base}/booking/finder?lang=${asked.lang}`;
  const several = async (title: string, visit: () => Promise<Run>): Promise<void> => {
    const load = loadavg()[0]?.toFixed(1);
    const seen: Run[] = [];
    for (let at = 0; at < runs; at += 1) seen.push(await visit());
    printLine(`\n${title} (load ${load} to ${loadavg()[0]?.toFixed(1)})\n${runTable([...seen, median(seen)])}`);
  };
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    // The first visit of a server compiles what all later ones use.
    await appliedVisit(browser, page);
    await several("The empty finder over a slow 4G with a processor four times as slow", () =>
      appliedVisit(browser, page),
    );
    await several("Its prices over the same network, and a scroll through all classes", () =>
      listVisit(browser, base, asked.lang),
    );
  } finally {
    await browser.close();
  }
  if (!asked.applied)
    await several("The empty finder in Lighthouse, phone, simulated", () =>
      lighthouseVisit(page, executablePath, printLine),
    );
}

const given = process.env["BASE_URL"];
if (given === undefined) await withServer(({ url }) => measure(url));
else await measure(given);

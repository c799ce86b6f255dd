import { chromium } from "@playwright/test";
// Draws the demo operator's car classes as PNG files for clients that show `car_class.photo` (contract 1.1).
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PriceItem } from "#contract/prices/prices.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium.ts";
import { printLine } from "../../scripts/print-line.ts";
import { withServer } from "../../scripts/with-server.ts";

/** A ride for which the demo operator sells every class. */
const RIDE = "start_place_point=55.972599,37.4146&finish_place_point=55.75222,37.61556&lang=en&currency=RUB";
/** The page of that ride, by the ids of its places. */
const pageOf = (from: string, to: string): string => `/booking/finder?lang=en&currency=RUB&from=${from}&to=${to}`;

await withServer(async ({ url }) => {
  const answer = await fetch(`${url}/v4/prices?${RIDE}`);
  const { result } = (await answer.json()) as { result: PriceItem[] };
  const browser = await chromium.launch({ executablePath: await findChromium(printLine), args: [...CHROMIUM_FLAGS] });
  try {
    // Without the page's own policy, so that its backgrounds can be removed.
    const page = await browser.newPage({
      bypassCSP: true,
      deviceScaleFactor: 3,
      viewport: { width: 1280, height: 900 },
    });
    const [from, to] = [await placeId(url, "SVO"), await placeId(url, "Moscow")];
    await page.goto(`${url}${pageOf(from, to)}`);
    await page
      .locator("section[aria-labelledby=prices-heading] li")
      .nth(result.length - 1)
      .waitFor();
    await page.addStyleTag({ content: "* { background: transparent !important; box-shadow: none !important }" });
    await mkdir(join(DATA_FILES.folder, "cars"), { recursive: true });
    for (const { car_class: car } of result) {
      const card = page.locator("section[aria-labelledby=prices-heading] li").filter({
        has: page.getByRole("heading", { name: car.title, exact: true }),
      });
      const picture = await card.locator("svg[viewBox='0 0 240 104']").first().screenshot({ omitBackground: true });
      await writeFile(join(DATA_FILES.folder, "cars", car.photo), picture);
      printLine(`${car.photo}: ${car.title}`);
    }
  } finally {
    await browser.close();
  }
});

async function placeId(url: string, term: string): Promise<string> {
  const answer = await fetch(`${url}/v4/transport-nodes?term=${term}&lang=en`);
  const { result } = (await answer.json()) as { result: { place_id: string }[] };
  return result[0]?.place_id ?? "";
}

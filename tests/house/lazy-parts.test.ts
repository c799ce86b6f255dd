import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { textOf } from "./source-files.ts";

/** What starts the first page, the finder's. */
const ENTRY = "src/web/app/main.tsx";

/** Where each part stands of which the specification says that it comes when it is needed. */
const LATER = {
  "class list": "screens/finder-results.tsx",
  "filter popup": "features/prices/filters/filter-sheet.tsx",
  "login popup": "features/accounts/login-popup.tsx",
  map: "features/map/map-view.ts",
  "map block": "features/map/route-card.tsx",
  "mobile app block": "features/partner-look/app-block.tsx",
  "alternative price": "trip/second-price.ts",
  "copy tab and its message": "features/prices/copy/copy-tab.tsx",
  "order change error": "features/orders/change/order-mode.tsx",
  forbidden: "page/access-denied.tsx",
  "promo popup": "features/promo/promo-popup.tsx",
  "offer popup": "features/booking/agree/document-popup.tsx",
  "partner layout": "features/partner-look/partner-part.tsx",
  yachts: "screens/yachts/yachts.tsx",
  "airline's fields": "features/booking/bonus/miles-card.tsx",
} as const;

/** The sources that a source brings along at once: neither types nor what it asks for later. */
function broughtBy(path: string): string[] {
  const named = (textOf(path) ?? "").matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^;"']*\sfrom\s)?["']([#.][^"']+\.tsx?)["']/gm,
  );
  return [...named].map(([, name = ""]) =>
    name.startsWith("#") ? join("src", name.slice(1)) : join(dirname(path), name),
  );
}

test("APP-19: the first page brings none of the parts that load when they are needed", () => {
  const brought = new Set([ENTRY]);
  for (const path of brought) for (const other of broughtBy(path)) brought.add(other);
  expect(brought).toContain("src/web/features/places/finder-form.tsx");
  for (const [part, path] of Object.entries(LATER)) {
    expect(textOf(`src/web/${path}`), part).toBeDefined();
    expect(brought.has(`src/web/${path}`), part).toBe(false);
  }
});

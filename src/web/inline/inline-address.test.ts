import { expect, test } from "vitest";
import { inlineAddress } from "./inline-address.ts";

const BASE = "https://rides.example/booking";

function moduleAt(search: string) {
  const opened: string[] = [];
  const address = inlineAddress(BASE, search, (url) => opened.push(url));
  // The router asks for it once a draw.
  const go = address.navigate;
  return { address, go, opened };
}

test("EMB-02: a search in the page itself moves in memory", () => {
  const { address, go, opened } = moduleAt("?user_id=1863&from=a2434");
  expect(address.searchNow()).toBe("?user_id=1863&from=a2434");
  go(`${BASE}/finder?user_id=1863&from=a2434&to=g2643743`);
  expect(address.searchNow()).toBe("?user_id=1863&from=a2434&to=g2643743");
  go(`${BASE}/finder`);
  expect([address.searchNow(), opened]).toEqual(["", []]);
});

test("EMB-02: whatever leads away from the finder opens our own pages, and the search stays", () => {
  const { address, go, opened } = moduleAt("?user_id=1863");
  go(`${BASE}/finder/prices?user_id=1863&car=3.2`);
  go("/my-trips");
  expect(opened).toEqual([`${BASE}/finder/prices?user_id=1863&car=3.2`, "https://rides.example/my-trips"]);
  expect(address.searchNow()).toBe("?user_id=1863");
});

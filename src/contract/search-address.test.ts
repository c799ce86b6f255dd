import { describe, expect, test } from "vitest";
import {
  changeSearch,
  formSearch,
  FRESH_LIST,
  isSameSearch,
  pageSearch,
  readSearch,
} from "#contract/search-address.ts";

const WHOLE =
  "?lang=en&from=101&to=g202&subAddress=303&subAddress=g304&when=2026-12-15T18%3A40&back=1&people=3&bags=2&children=1" +
  "&action=repeat&order_id=7&open=4&order=best&group=buses&group=sedans&provider=7&rating=4.5&fixed=1&cancel=360&car=4.1&price=1001160&fixed_end=to&hideMap=1&reverseDisabled=true";

test("FND-01 to FND-04: a search is read whole from the address, and ids stay texts", () => {
  expect(readSearch(WHOLE)).toEqual({
    from: "101",
    to: "g202",
    stops: ["303", "g304"],
    when: "2026-12-15 18:40",
    back: true,
    people: 3,
    bags: 2,
    children: 1,
    hours: undefined,
    action: "repeat",
    orderId: 7,
    open: "4",
    order: "best",
    groups: ["sedans", "buses"],
    providers: ["7"],
    rating: "4.5",
    fixedPrice: true,
    freeUntil: 360,
    car: "4.1",
    prices: ["1001160"],
    fixedEnd: "to",
    hideMap: true,
    reverseDisabled: true,
  });
});

test("FND-21 to FND-26: without an address a search is new, one way and unfiltered, with nothing chosen", () => {
  const empty = readSearch("");
  expect(empty).toMatchObject({ from: undefined, to: undefined, stops: [], back: false, car: undefined, prices: [] });
  expect(empty).toMatchObject({ action: undefined, orderId: undefined, hours: undefined });
  expect(empty).toMatchObject(FRESH_LIST);
});

describe("a malformed value counts as absent", () => {
  test.each([
    ["from=", "from"],
    ["when=2026-02-31T10:00", "when"],
    ["when=tomorrow", "when"],
    ["people=0", "people"],
    ["people=three", "people"],
    ["children=-1", "children"],
    ["bags=1e3", "bags"],
    ["hours=25", "hours"],
    ["action=destroy", "action"],
    ["order_id=7a", "orderId"],
    ["rating=5", "rating"],
    ["cancel=0", "freeUntil"],
  ] as const)("%s", (query, key) => {
    expect(readSearch(`?${query}`)[key]).toBeUndefined();
  });

  test("back=0, a repeated stop and a name of another spelling", () => {
    expect(readSearch("?back=0&subAddress=1&subAddress=1&From=5")).toMatchObject({
      back: false,
      stops: ["1"],
      from: undefined,
    });
  });
});

test("a change leaves everything else in the address alone", () => {
  const changed = changeSearch("?lang=en&x=1&from=101&back=1", { back: false, to: "0055", when: "2026-12-15 18:40" });
  expect(changed).toBe("?lang=en&x=1&from=101&to=0055&when=2026-12-15T18%3A40");
  expect(changeSearch("?from=101&subAddress=3", { from: undefined, stops: [] })).toBe("");
});

test("FND-16: another place ends filters and the unfolded card, and leaves order and people", () => {
  const kept = changeSearch(WHOLE, { ...FRESH_LIST, to: "g9" });
  expect(readSearch(kept)).toEqual({ ...readSearch(WHOLE), ...FRESH_LIST, to: "g9" });
});

test("what is written is read back the same", () => {
  expect(readSearch(changeSearch("", readSearch(WHOLE)))).toEqual(readSearch(WHOLE));
});

test("FND-30: with its choice cleared a search names no car and no price of it, and is otherwise the same", () => {
  const cleared = readSearch(changeSearch(WHOLE, { car: undefined, prices: [] }));
  expect(cleared).toEqual({ ...readSearch(WHOLE), car: undefined, prices: [] });
});

test("the order of names says nothing, that of several stops does", () => {
  expect(isSameSearch("?from=1&to=2&subAddress=3", "?subAddress=3&to=2&from=1")).toBe(true);
  expect(isSameSearch("?from=1", "?from=1&to=2")).toBe(false);
  expect(isSameSearch("?subAddress=3&subAddress=4", "?subAddress=4&subAddress=3")).toBe(false);
});

test("PRC-24, I18-16: the form keeps the user, the language and what makes it open cold, and nothing else", () => {
  expect(formSearch("?user_id=5&lang=en&from=1&to=2&x=3&open=4")).toBe("?user_id=5&lang=en&from=1&to=2");
  expect(pageSearch("?user_id=5&lang=en&currency=EUR&from=1&to=2&x=3&hideMap=1")).toBe(
    "?user_id=5&lang=en&currency=EUR&hideMap=1",
  );
});

test("EMB-10: what the page around the module has chosen goes along everywhere, an end that it fixed too", () => {
  const chosen = "user_id=5&relation_car_class_ids=2%2C3&accent=1F3A4D";
  expect(pageSearch(`?${chosen}&from=1&to=2&fixed_end=to&open=4`)).toBe(`?${chosen}&to=2&fixed_end=to`);
  expect(formSearch(`?${chosen}&from=1&open=4`)).toBe(`?${chosen}&from=1`);
});

import { deepStrictEqual } from "node:assert/strict";
import { hostStyles, PAGES } from "../journeys/host-pages.ts";
import { handOn, MODULE_FRAME, type Tab } from "../kit/tab.ts";
import { waitUntil } from "../kit/take-hand.ts";
import { book, leave, named, text } from "./book.ts";
import { STEP_MS, type Check, type Sites } from "./check.ts";

/** A window shows a scroll bar beside a page that the module makes long; here it is there before. */
const WITH_SCROLL_BAR = `void (document.documentElement.style.overflowY = "scroll")`;

/** How high the frame is and how high what stands in it; the least is that of an empty search. */
const FRAME_HEIGHT = "innerHeight";
const CONTENT_HEIGHT = "Math.ceil(document.body.getBoundingClientRect().height)";

async function stylesOf(tab: Tab, address: string): Promise<readonly string[]> {
  await tab.go(address);
  await handOn(tab, "page", STEP_MS).appears("heading");
  await tab.read("page", WITH_SCROLL_BAR);
  return tab.read("page", `(${hostStyles.toString()})()`);
}

/** Waits until the frame is as high as what stands in it, with nothing left to scroll. */
async function fits(tab: Tab): Promise<void> {
  const look = () => tab.read<readonly number[]>("module", `[${FRAME_HEIGHT}, ${CONTENT_HEIGHT}]`).catch(() => []);
  const holds = ([frame = 0, content = 1]: readonly number[]) => content > 600 && Math.abs(frame - content) <= 1;
  await waitUntil(look, holds, "heights of the frame and of what stands in it", STEP_MS);
}

async function seeModule(tab: Tab): Promise<void> {
  await waitUntil(
    () => tab.read<boolean>("page", `(${MODULE_FRAME}) !== undefined`),
    (isThere) => isThere,
    "the frame",
    STEP_MS,
  );
  await tab.read("page", `void document.querySelector("nameboard-booking").scrollIntoView()`);
}

const onHostPage = (page: (typeof PAGES)[number]): Check => ({
  name: "hosts",
  title: `${page}: the module stands in its frame at its height, and changes nothing around it`,
  run: async (tab, { host, bare }) => {
    const before = await stylesOf(tab, `${bare}/${page}.html`);
    await stylesOf(tab, `${host}/${page}.html`);
    await seeModule(tab);
    const hand = handOn(tab, "module", STEP_MS);
    await named(hand, "button", text("prices.chooseClass"));
    await fits(tab);
    deepStrictEqual(await tab.read("page", `(${hostStyles.toString()})()`), before);
  },
});

/** How many buttons the list has of a module that stands in the page itself. */
const INLINE_BUTTONS = `document.querySelector("nameboard-booking")?.shadowRoot?.querySelector("nameboard-inline")?.shadowRoot
  ?.querySelectorAll("section[aria-busy=false] [data-look]").length ?? 0`;

const inHostPage = (page: (typeof PAGES)[number]): Check => ({
  name: "hosts",
  title: `${page}: the module stands in the page itself, and changes nothing around it`,
  run: async (tab, { host, bare }) => {
    const before = await stylesOf(tab, `${bare}/inline/${page}.html`);
    await stylesOf(tab, `${host}/inline/${page}.html`);
    await waitUntil(
      () => tab.read<number>("page", INLINE_BUTTONS),
      (buttons) => buttons > 3,
      "buttons of the list",
      STEP_MS,
    );
    deepStrictEqual(await tab.read("page", `(${hostStyles.toString()})()`), before);
  },
});

async function takePlace(tab: Tab, end: "places.from" | "places.to", term: string, start: string): Promise<void> {
  const hand = handOn(tab, "page", STEP_MS);
  await hand.click("combobox", text(end));
  await hand.type(term);
  await hand.click("option", await named(hand, "option", start));
}

/** Every check, in the order of the way. */
export const CHECKS: readonly Check[] = [
  ...PAGES.flatMap((page) => [onHostPage(page), inHostPage(page)]),
  {
    name: "hosts",
    title: "a car is booked in the frame, and the whole window goes to the payment page",
    run: async (tab, { host }: Sites) => {
      await tab.go(`${host}/plain.html`);
      await seeModule(tab);
      // Until then what is to be pressed moves.
      await fits(tab);
      await book(tab, "module");
    },
  },
  {
    name: "booking",
    title: "a search by typing, a car, the form and the payment",
    run: async (tab, { product }) => {
      await tab.go(`${product}/booking/finder?lang=en`);
      const hand = handOn(tab, "page", STEP_MS);
      await takePlace(tab, "places.from", "heathrow", "Heathrow");
      await takePlace(tab, "places.to", "london", "London");
      await book(tab, "page");
      await leave(tab, hand, await named(hand, "button", text("sandbox.pay.title")), /\/booking\/order\/\d+/);
      await named(hand, "heading", text("orders.paid"));
    },
  },
];

import { expect, test } from "vitest";
import { placePopup, popupRoom } from "#ui/place-popup.ts";

const view = { width: 1000, height: 800 };
const popup = { width: 300, height: 200 };
const at = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 40 });

test("a popup stands below its anchor, flush with its start", () => {
  expect(placePopup(at(100, 100), popup, view)).toEqual({ left: 100, top: 146 });
});

test("a popup that would not fit below stands above, and flush with the end where the start is too far", () => {
  expect(placePopup(at(860, 700), popup, view)).toEqual({ left: 680, top: 494 });
});

test("a popup that fits neither way keeps to where there is more room, and within the window", () => {
  expect(placePopup(at(100, 100), { width: 990, height: 900 }, view)).toEqual({ left: 8, top: 146 });
});

test("the room of a popup is what is free on the better side, and never too little to read", () => {
  expect(popupRoom(at(0, 100), view)).toBe(800 - 140 - 28);
  expect(popupRoom(at(0, 700), view)).toBe(700 - 28);
  expect(popupRoom(at(0, 60), { width: 320, height: 130 })).toBe(120);
});

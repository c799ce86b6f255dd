import { expect, test } from "vitest";
import { placePopup, popupRoom } from "#ui/place-popup.ts";

const view = { width: 1000, height: 800 };
const popup = { width: 300, height: 200 };
const at = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 40 });

test("a popup opens below its anchor, aligned with its start", () => {
  expect(placePopup(at(100, 100), popup, view)).toEqual({ left: 100, top: 146 });
});

test("a popup that does not fit below opens above, and aligns with the end when the start is too far", () => {
  expect(placePopup(at(860, 700), popup, view)).toEqual({ left: 680, top: 494 });
});

test("a popup that fits neither way uses the larger side and stays within the window", () => {
  expect(placePopup(at(100, 100), { width: 990, height: 900 }, view)).toEqual({ left: 8, top: 146 });
});

test("a popup gets the free space on the better side, and never too little to read", () => {
  expect(popupRoom(at(0, 100), view)).toBe(800 - 140 - 28);
  expect(popupRoom(at(0, 700), view)).toBe(700 - 28);
  expect(popupRoom(at(0, 60), { width: 320, height: 130 })).toBe(120);
});

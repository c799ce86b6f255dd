import { describe, expect, test } from "vitest";
import type { WireModule } from "#contract/partners.ts";
import {
  allowColour,
  chooseColour,
  countChanges,
  editorPayload,
  moveAdvantage,
  putText,
  readEditorState,
  toggleAdvantage,
  usualEditorState,
} from "./editor-state.ts";

const DEFAULTS = { accent: "#00AD5A", background: "#F4F6F8" };
const WIRE: WireModule = {
  theme: "light",
  main_color: "00ad5a",
  usp_image: 2,
  usp_list: "7,3",
  usp_background_color: "FFF6F3",
  show_benefits_block: 1,
  show_reviews_block: 0,
  mobile_app_info: 1,
  header_ru: "Без очереди",
  header_en: "No queue",
  top_description_ru: "",
  top_description_en: "",
  bottom_description_ru: "",
  bottom_description_en: "",
  show_partner_logo: 0,
  partner_site_url: "",
  show_promo_code: 1,
};
const state = readEditorState(WIRE, DEFAULTS);

describe("the editor's state", () => {
  test("USP-37, USP-38: is read from the settings: numbers, switches, and each text in two languages", () => {
    expect(state).toMatchObject({
      theme: "light",
      uspList: [7, 3],
      uspImage: 2,
      showAdvantagesBlock: true,
      showReviewsBlock: false,
      showMobileBlock: true,
      uspHeader: { ru: "Без очереди", en: "No queue" },
      accentColor: "#00AD5A",
      uspBackgroundColor: "#FFF6F3",
    });
  });

  test("OPN-115: a switch is read as any server sends it", () => {
    const sent = { ...WIRE, show_benefits_block: "0", show_reviews_block: true, mobile_app_info: "1" };
    const read = readEditorState(sent as unknown as WireModule, DEFAULTS);
    expect([read.showAdvantagesBlock, read.showReviewsBlock, read.showMobileBlock]).toEqual([false, true, true]);
  });

  test("USP-24: a colour counts as the partner's own when it differs from the usual one", () => {
    expect([state.allowCustomAccentColor, state.allowCustomBackgroundColor]).toEqual([false, true]);
  });

  test("OPN-112, USP-22, USP-23: choosing a colour makes it one's own, and giving that up brings back the usual one, each for itself", () => {
    const chosen = chooseColour(state, "accent", "#A61E4D");
    expect([chosen.accentColor, chosen.allowCustomAccentColor]).toEqual(["#A61E4D", true]);
    const back = allowColour(chosen, "accent", { isOn: false, defaults: DEFAULTS });
    expect([back.accentColor, back.allowCustomAccentColor]).toEqual(["#00AD5A", false]);
    expect([back.uspBackgroundColor, back.allowCustomBackgroundColor]).toEqual(["#FFF6F3", true]);
  });

  test("USP-29: an advantage is added at the end, and taken away again", () => {
    const ticked = toggleAdvantage(state, 12);
    expect(ticked.uspList).toEqual([7, 3, 12]);
    expect(toggleAdvantage(ticked, 12).uspList).toEqual([7, 3]);
  });

  test("USP-17: an advantage moves to another place, and not beyond the ends", () => {
    expect(moveAdvantage(state, 0, 1).uspList).toEqual([3, 7]);
    expect(moveAdvantage(state, 0, 2)).toBe(state);
    expect(moveAdvantage(state, 0, -1)).toBe(state);
  });

  test("USP-30: a text is changed in one language only", () => {
    const changed = putText(state, "uspHeader", { locale: "ru", value: "Другой" });
    expect(changed.uspHeader).toEqual({ ru: "Другой", en: "No queue" });
  });
});

describe("what the editor sends", () => {
  test("USP-26, USP-35, USP-36: is fourteen settings, the colours without their hash", () => {
    const { show_partner_logo: _logo, partner_site_url: _site, show_promo_code: _promo, ...sent } = WIRE;
    expect(editorPayload(state)).toEqual({ ...sent, main_color: "00AD5A" });
    expect(Object.keys(editorPayload(state))).toHaveLength(14);
  });

  test("USP-27, USP-28: after a reset is the usual look with empty texts", () => {
    const sent = editorPayload(usualEditorState(DEFAULTS));
    expect(sent).toMatchObject({ main_color: "00AD5A", usp_background_color: "F4F6F8", usp_list: "7,3,21,22,9" });
    expect(
      Object.entries(sent)
        .filter(([name]) => /_(ru|en)$/.test(name))
        .map(([, text]) => text),
    ).toEqual(Array.from({ length: 6 }, () => ""));
  });

  test("changes are counted by setting, and none is left when each is taken back", () => {
    const changed = putText(chooseColour(state, "accent", "#A61E4D"), "uspHeader", { locale: "en", value: "Now" });
    expect(countChanges(changed, state)).toBe(2);
    expect(countChanges(toggleAdvantage(toggleAdvantage(state, 12), 12), state)).toBe(0);
  });
});

import { expect, test } from "vitest";
import type { EditorStart } from "#contract/page-options.ts";
import { usualEditorState } from "#web/features/partner-editor/editor-state.ts";
import { lookOf } from "./look-of.ts";

const editor: EditorStart = { accent: "#00AD5A", praise: { rating: 4.6, reviews: [] } };
const usual = usualEditorState({ accent: "#00AD5A", background: "#F4F6F8" });
const drawn = (change: Partial<typeof usual>) => lookOf({ ...usual, ...change }, { locale: "en", editor });

test("USP-14: the preview shows the reviews while their block is on", () => {
  expect(drawn({ showReviewsBlock: true }).praise).toEqual(editor.praise);
  expect(drawn({ showReviewsBlock: false })).not.toHaveProperty("praise");
});

test("USP-15: the preview shows the advantages while their block is on, and keeps their choice while it is off", () => {
  const chosen = { uspList: [10, 7] };
  expect(drawn({ ...chosen, showAdvantagesBlock: true }).advantages).toEqual([10, 7]);
  expect(drawn({ ...chosen, showAdvantagesBlock: false }).advantages).toEqual([]);
});

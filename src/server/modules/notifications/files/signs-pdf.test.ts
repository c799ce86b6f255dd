import { expect, it } from "vitest";
import { signsPdf } from "#server/modules/notifications/files/signs-pdf.ts";
import { NAMES_OF_SCRIPTS } from "../../../../../tests/support/names-of-scripts.ts";
import { readPdf } from "../../../../../tests/support/read-pdf.ts";

const NAMES = ["Anna-Lena Müller", "Сергей Крылов", "Ελένη Νικολάου", "Çağla Yıldırım Öztürk", "Łukasz Żółć"];

it("OPS-31: thirty names are thirty lying sheets of A4, whose text is the names in Latin, Cyrillic, Greek and Turkish letters", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `${NAMES[index % NAMES.length]} ${index + 1}`);
  const pdf = await signsPdf(names, { locale: "en", at: new Date("2026-11-20T10:00:00Z") });
  const { sheets, copyable } = await readPdf(pdf);
  expect(sheets.map((text) => text.trim())).toEqual(names.map((name) => name.normalize("NFKC")));
  expect(copyable).toBeGreaterThan(0);
  expect(pdf.toString("latin1").match(/\/MediaBox \[0 0 841\.89 595\.28\]/g)).toHaveLength(30);
});

it("found 35: a sign in any script of travellers is drawn in a font that has it, and none is empty or a row of boxes", async () => {
  const names = [...Object.values(NAMES_OF_SCRIPTS).flat(), "ꦲꦤꦕꦫꦏ", "💎💎", "\u{E000}"];
  const pdf = await signsPdf(names, { locale: "en", at: new Date("2026-11-20T10:00:00Z") });
  const { sheets, fonts, glyphs } = await readPdf(pdf);
  expect(sheets).toHaveLength(names.length);
  expect(sheets.filter((text) => text.trim() === "")).toEqual([]);
  expect(glyphs.length).toBeGreaterThan(names.length);
  expect(glyphs.filter((glyph) => glyph === 0)).toEqual([]);
  for (const font of ["Bengali", "Tamil", "Myanmar", "Khmer", "Ethiopic", "SerifTibetan", "SansJP"])
    expect(fonts.join()).toContain(font);
  expect(sheets.at(-3)).toContain("Hncrk");
});

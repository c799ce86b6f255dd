import { expect } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { viewFaults } from "./faults.ts";
import { test } from "./one-page.ts";

/* The finders of faults work: on a page with one fault of each kind, each finder names its own. */

const FAULTY = `<!doctype html><html lang="en"><title>Faulty</title><style>
  button { all: unset; display: block; width: 100px; height: 20px }
  .same { outline: none }
  .turns { animation: turn 1s infinite }
  @keyframes turn { to { transform: rotate(1turn) } }
  .fades { animation: fade 1s infinite }
  @keyframes fade { to { opacity: 0 } }
  .over { position: relative; top: -1.9em }
</style><main lang="en"><h1>Faulty</h1>
<button class="same">Flat</button><div class="turns">a</div><div class="fades">b</div>
<p style="width: 2000px">Wide</p><p>Under</p><p class="over">Above</p>
<p style="width: 40px; overflow: hidden; white-space: nowrap">Longer than its box</p>
<p>Кот</p><p lang="ru">Кот</p><input placeholder="Имя">
<a href="#low" style="position: fixed; bottom: 10px">Low</a>
<div style="position: fixed; inset: auto 0 0; height: 60px"></div>
<div><div><a class="tab" aria-current="page" href="#a">One</a></div><div><a class="tab" href="#b">Two</a></div></div>
</main>`;

test("each finder of faults names the fault planted for it, and nothing else", async ({ sheet }) => {
  await sheet.route("**/faulty", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: FAULTY }));
  await sheet.goto("/faulty");
  await sheet.keyboard.press("Tab");
  expect(await viewFaults(sheet, "focusFaults")).toEqual([
    expect.stringContaining('"Flat"'),
    expect.stringMatching(/is covered.*"Low"/),
  ]);
  expect(await viewFaults(sheet, "motionFaults")).toEqual([expect.stringContaining("turns")]);
  expect(await viewFaults(sheet, "targetFaults", "24")).toContainEqual(expect.stringContaining("100 x 20 px"));
  expect(await viewFaults(sheet, "chosenFaults")).toEqual([expect.stringContaining('"One"')]);
  const layout = (await viewFaults(sheet, "layoutFaults")).join("\n");
  expect(layout).toMatch(
    /px wide in a window of 1280[^]*"Wide"[^]*is cut off: .*"Longer[^]*another text: .*"Under" and .*"Above"/,
  );
  const russian = await viewFaults(sheet, "languageFaults", "en");
  expect(russian).toEqual([expect.stringContaining("<p"), expect.stringContaining("<input")]);
  expect((await axeFaults(sheet)).join()).toContain("target-size");
});

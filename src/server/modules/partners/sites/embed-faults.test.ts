import { expect, test } from "vitest";
import { embedFaults } from "#server/modules/partners/sites/embed-faults.ts";
import { processorMs } from "../../../../../tests/support/processor-ms.ts";

const EXPECTED = { partnerId: 1863, origin: "https://rides.example", basePath: "/booking" };
const SCRIPT = '<script async src="https://rides.example/embed/v1.js"></script>';
const TAG = '<nameboard-booking partner="1863" lang="en"></nameboard-booking>';
const FRAME = "https://rides.example/booking/finder?module_type=frame&amp;user_id=1863";

const faults = (html: string, policy = "") => embedFaults({ html: `<!doctype html><body>${html}`, policy }, EXPECTED);

test.each([
  ["the code as it is copied", SCRIPT + TAG],
  [
    "the file from the head, attributes in any form",
    `<SCRIPT type=module src='https://rides.example/embed/v1.js'></SCRIPT><nameboard-booking lang=en partner=1863>`,
  ],
  ["a call", `${SCRIPT}<script>Nameboard.mount(document.body, { partner: "1863" })</script>`],
  ["a plain frame", `<iframe width="100%" src="${FRAME}"></iframe>`],
  [
    "a frame in a sandbox that lets it work",
    `<iframe sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation" src="${FRAME}"></iframe>`,
  ],
])("EMB-02: nothing is wrong with %s", (_, html) => {
  expect(faults(html)).toEqual([]);
});

test.each([
  ["<p>Rooms</p>", ["absent"]],
  [`<!-- ${SCRIPT}${TAG} -->`, ["absent"]],
  [TAG, ["no-loader"]],
  ['<script src="https://elsewhere.example/embed/v1.js"></script>' + TAG, ["no-loader"]],
  [SCRIPT, ["no-tag"]],
  [`${SCRIPT.replace("async", 'type="text/plain" data-category="marketing"')}${TAG}`, ["held-back"]],
  [SCRIPT + TAG.replace("1863", "25526"), ["other-partner"]],
  [SCRIPT + TAG.replace(' partner="1863"', ""), ["other-partner"]],
  [`<iframe src="${FRAME.replace("1863", "1")}"></iframe>`, ["other-partner"]],
  [`<iframe src="${FRAME.replace("module_type=frame&amp;", "")}"></iframe>`, ["no-frame-type"]],
  [`<iframe sandbox="allow-scripts" src="${FRAME}"></iframe>`, ["sandboxed"]],
  [`<iframe width="280" src="${FRAME}"></iframe>`, ["narrow"]],
  [SCRIPT + TAG.replace(" lang", ' style="display: block; width: 240px" lang'), ["narrow"]],
])("EMB-02: %s: %j", (html, expected) => {
  expect(faults(html)).toEqual(expected);
});

test.each([
  ["script-src rides.example; connect-src https://rides.example; frame-src 'none'", []],
  ["script-src rides.example; frame-src rides.example; connect-src 'self'", ["calls-blocked"]],
  ["default-src 'none'", ["script-blocked", "calls-blocked"]],
])("EMB-02: in the page itself, under the policy %j: %j", (policy, expected) => {
  expect(faults(SCRIPT + TAG.replace(" lang", ' mode="inline" lang'), policy)).toEqual(expected);
});

test.each([
  ["default-src 'self'", ["script-blocked", "frame-blocked"]],
  ["script-src 'self'; frame-src https://rides.example", ["script-blocked"]],
  ["default-src https:; frame-src 'none'", ["frame-blocked"]],
  ["script-src *.rides.example; frame-src *", ["script-blocked"]],
  ["script-src 'nonce-abc' 'strict-dynamic' https:; child-src rides.example", ["script-blocked"]],
  ["script-src rides.example:8443; frame-src rides.example", ["script-blocked"]],
  ["frame-src https://rides.example, default-src 'none'", ["script-blocked", "frame-blocked"]],
  ["sandbox allow-scripts", ["sandboxed"]],
  ["img-src 'self'; frame-ancestors 'none'", []],
  ["default-src https:", []],
  ["script-src https://rides.example/embed/ 'self'; frame-src https://*.example", []],
])("EMB-02: under the policy %j: %j", (policy, expected) => {
  expect(faults(SCRIPT + TAG, policy)).toEqual(expected);
  expect(faults(`<meta http-equiv="Content-Security-Policy" content="${policy}">${SCRIPT}${TAG}`)).toEqual(expected);
});

test("EMB-02: a script with the page's own nonce passes where only such scripts do", () => {
  expect(faults(SCRIPT.replace("async", 'nonce="abc"') + TAG, "script-src 'nonce-abc' 'strict-dynamic'")).toEqual([]);
});

test("a page that was made to keep us busy is read in no time", () => {
  const pieces = ["<!--", "<script ", '<iframe src="', "<nameboard-booking '", "<meta a="];
  expect(processorMs(() => pieces.forEach((piece) => faults(piece.repeat(60_000))))).toBeLessThan(2000);
});

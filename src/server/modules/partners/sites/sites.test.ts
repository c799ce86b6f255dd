import { afterAll, beforeAll, expect, it } from "vitest";
import type { PartnerSites } from "#contract/partner-sites.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { MOST_SITES } from "#domain/partners/site.ts";
import { call, logInAs } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const SITES = "/v4/partners/sites";

let test: TestApp;
let partner: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp();
  partner = await session("partner");
  other = await session("partner2");
});
afterAll(() => test.close());

const session = async (name: string) => ({ authorization: `Bearer ${await logInAs(test.app, name)}` });
const list = async (headers = partner) =>
  (await call<PartnerSites>(test.app, "GET", SITES, { headers })).result.sites.map(({ origin }) => origin);
const send = (path: string, site: string, headers = partner) =>
  call<PartnerSites>(test.app, "POST", `${SITES}${path}`, { body: { site }, headers });

it("T-30: a partner lists its sites by any of their pages, once each, and takes them off again", async () => {
  await send("", "https://hotel.example/getting-here");
  test.clock.now += 1000;
  const { result } = await send("", "inn.example:8443");
  expect(result.sites[0]).toEqual({
    origin: "https://inn.example:8443",
    title: "https://inn.example:8443",
    added_by: 1863,
    added_at: new Date(test.clock.now).toISOString(),
  });
  await send("", "https://HOTEL.example");
  expect(await list()).toEqual(["https://inn.example:8443", "https://hotel.example"]);
  await send("/remove", "https://inn.example:8443/");
  await send("/remove", "https://never.example");
  expect(await list()).toEqual(["https://hotel.example"]);
  // A name in other letters is shown as its owner writes it.
  const named = (await send("", "отель.рф")).result.sites[0];
  expect([named?.origin, named?.title]).toEqual(["https://xn--e1amhq6c.xn--p1ai", "https://отель.рф"]);
  await send("/remove", "отель.рф");
  expect(await list()).toEqual(["https://hotel.example"]);
});

it("T-07, T-30: nobody lists a site for somebody else, and what is no site is refused", async () => {
  await send("", "https://other.example", other);
  await send("/remove", "https://hotel.example", other);
  expect([await list(), await list(other)]).toEqual([["https://hotel.example"], ["https://other.example"]]);
  const refused = await Promise.all(
    ["", "http://hotel.example", "https://*.example", "hotel", "https://10.0.0.5"].map((site) => send("", site)),
  );
  expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set([ERRORS["site-wrong"].number]));
});

it(`T-30: a list has no more than ${MOST_SITES} sites, also when they come at once`, async () => {
  const names = Array.from({ length: MOST_SITES + 5 }, (_, number) => `https://site${number}.example`);
  const answers = await Promise.all(names.map((site) => send("", site, other)));
  expect((await list(other)).length).toBe(MOST_SITES);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(Array(6).fill(ERRORS["too-many-sites"].number));
});

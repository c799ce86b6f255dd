import { describe, expect, test } from "vitest";
import {
  agreedAtPress,
  asksForConsent,
  consentTo,
  PERSONAL_DATA_CONSENT,
  personalDataConsent,
  withConsent,
  withoutConsent,
} from "#domain/booking/consents.ts";

const offer = { document: "offer", version: "a1", lang: "ru" };
const terms = { document: "terms", version: "b1", lang: "ru" };

describe("B2: what was agreed to", () => {
  test("counts only in the version that was shown, in any language", () => {
    expect(consentTo([offer, terms], { document: "offer", version: "a1" })).toBe(offer);
    expect(consentTo([offer, terms], { document: "offer", version: "a2" })).toBeUndefined();
    expect(consentTo([terms], { document: "offer", version: "a1" })).toBeUndefined();
  });

  test("a newer version takes the place of an older one, and a tick can be taken back", () => {
    const newer = { ...offer, version: "a2", lang: "en" };
    expect(withConsent([offer, terms], newer)).toEqual([terms, newer]);
    expect(withoutConsent([offer, terms], "offer")).toEqual([terms]);
  });

  test("an order carries what the button accepts, and personal data by the box or by the account's earlier consent", () => {
    const personal = { document: PERSONAL_DATA_CONSENT, version: "p2", lang: "ru" };
    const earlier = { ...personal, lang: "en" };
    const asked = { version: "p2", given: undefined };
    expect(agreedAtPress([offer, terms], [personal], asked)).toEqual([offer, terms, personal]);
    expect(agreedAtPress([offer, terms], [], { ...asked, given: earlier })).toEqual([offer, terms, earlier]);
    expect(agreedAtPress([offer, terms], [personal], undefined)).toEqual([offer, terms]);
    expect(agreedAtPress([offer], [{ ...offer, version: "a0" }, personal], asked)).toEqual([offer, personal]);
    expect(personalDataConsent([{ ...personal, version: "p1" }], asked)).toBeUndefined();
  });

  test.each([
    ["RU", true],
    ["ru", true],
    ["KZ", true],
    ["", true],
    ["GB", false],
    ["DE", false],
  ])("an operator in %j asks for personal data by a box: %s", (country, asks) => {
    expect(asksForConsent(country)).toBe(asks);
  });
});

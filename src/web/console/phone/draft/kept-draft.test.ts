import { afterEach, describe, expect, it } from "vitest";
import { writeStored } from "#web/lib/stored-values.ts";
import { keepDraft, readDraft } from "./kept-draft.ts";
import { emptyDraft, type PhoneDraft } from "./phone-draft.ts";

const typed: PhoneDraft = { ...emptyDraft("en"), phone: "+972501234567", name: "משה בן־דוד" };

/** The member that a page of another version wrote in another way. */
const foreign = (member: keyof PhoneDraft, value: unknown) =>
  writeStored("session", "console-phone-draft", { ...typed, [member]: value });

afterEach(() => keepDraft(undefined));

describe("OPS-19: the draft of a telephone order", () => {
  it.each<Partial<PhoneDraft>>([
    {},
    { payBy: "cash" },
    { payBy: "card" },
    { accountId: 7 },
    { partnerId: 1863 },
    { copied: 1000223 },
    { carClass: 4 },
    { carClass: "none" },
  ])("is there after the page was loaded again, with %j chosen", (chosen) => {
    const draft = { ...typed, ...chosen };
    keepDraft(draft);
    expect(readDraft("en")).toEqual(draft);
  });

  it.each([
    ["payBy", {}],
    ["accountId", []],
    ["phone", null],
    ["party", null],
    ["stops", "none"],
    ["lang", "xx"],
  ] as const)("begins empty where another version has written %s as %j", (member, value) => {
    foreign(member, value);
    expect(readDraft("en")).toEqual({ ...emptyDraft("en"), attempt: expect.any(String) as string });
  });
});

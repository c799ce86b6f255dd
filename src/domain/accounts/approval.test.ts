import { expect, test } from "vitest";
import { judgeApproval } from "./approval.ts";

const OWNER = 90;
const ACCOUNTANT = 93;
const SECOND = 94;
const DISPATCHER = 91;
const done = { kind: "done", isAlone: false };
const alone = { kind: "done", isAlone: true };
const first = { kind: "first" };
const refused = (why: "own" | "given") => ({ kind: "refused", why });

test.each([
  ["an accountant within the limit", ACCOUNTANT, DISPATCHER, undefined, false, [OWNER, ACCOUNTANT], done],
  [
    "an accountant above the limit gives the first yes",
    ACCOUNTANT,
    DISPATCHER,
    undefined,
    true,
    [OWNER, ACCOUNTANT],
    first,
  ],
  ["and no second one", ACCOUNTANT, DISPATCHER, ACCOUNTANT, true, [OWNER, ACCOUNTANT], refused("given")],
  ["another accountant gives the second yes", SECOND, DISPATCHER, ACCOUNTANT, true, [OWNER, ACCOUNTANT, SECOND], done],
  ["an owner above the limit", OWNER, DISPATCHER, undefined, true, [OWNER, ACCOUNTANT], done],
  ["nobody approves what they asked for", OWNER, OWNER, undefined, false, [OWNER, ACCOUNTANT], refused("own")],
  ["not even the second yes of two", ACCOUNTANT, ACCOUNTANT, SECOND, true, [OWNER, ACCOUNTANT, SECOND], refused("own")],
  ["the only account that may does it alone", OWNER, OWNER, undefined, true, [OWNER], alone],
  ["what nobody of the staff asked for needs one yes", OWNER, undefined, undefined, true, [OWNER], done],
  [
    "an owner asked: the accountant's yes above the limit is the first",
    ACCOUNTANT,
    OWNER,
    undefined,
    true,
    [OWNER, ACCOUNTANT],
    first,
  ],
  [
    "and the owner gives the second, because nobody else can",
    OWNER,
    OWNER,
    ACCOUNTANT,
    true,
    [OWNER, ACCOUNTANT],
    alone,
  ],
] as const)("OPS-98: %s", (_words, by, askedBy, firstBy, isAboveLimit, approvers, outcome) => {
  const role = by === OWNER ? "owner" : "accountant";
  expect(judgeApproval({ by, role, askedBy, firstBy, isAboveLimit, approvers })).toEqual(outcome);
});

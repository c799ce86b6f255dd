import { afterEach, expect, test, vi } from "vitest";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { leaveNothing, leaveNothingToOthers } from "./leave-nothing.ts";

const TYPED = ["console-typed-driver-1", "console-note-7", "console-letter-7", "console-phone", "console-offer-way-3"];
const left = () => TYPED.filter((key) => readStored("session", key) !== undefined);
const type = () => TYPED.forEach((key) => writeStored("session", key, { phone: "+79165550118" }));

afterEach(() => vi.unstubAllGlobals());

test("whoever logs out leaves nothing typed in the tab, a caller of a begun order included", () => {
  vi.stubGlobal("sessionStorage", undefined);
  type();
  leaveNothing();
  expect(left()).toEqual([]);
});

test("what was typed before a log-in ended waits for the same person and for nobody else (OPR-04)", () => {
  vi.stubGlobal("sessionStorage", undefined);
  leaveNothingToOthers({ user_id: 91, role: "support" });
  type();
  leaveNothingToOthers({ user_id: 91, role: "support" });
  leaveNothingToOthers({ user_id: 91, role: "accountant" });
  expect(left()).toEqual(TYPED);
  leaveNothingToOthers({ user_id: 92, role: "support" });
  expect(left()).toEqual([]);
});

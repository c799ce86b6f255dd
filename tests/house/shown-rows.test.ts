import { expect, test } from "vitest";
import { ledgerTables, LEDGER_FILE, type LedgerRow } from "../../scripts/requirements.ts";
import { textOf } from "./source-files.ts";

const ROWS = ledgerTables(textOf(LEDGER_FILE) ?? "").flat();

/** Faults found by walking say by which step they were mended; every other row says how true it is. */
const isFault = ({ id }: LedgerRow) => /^[ABFLOPRW]\d+$/.test(id);
const standingOf = ({ words: [, standing = ""] }: LedgerRow) => standing;
const isMended = (row: LedgerRow) => isFault(row) && /^step \d+b?(: |$)/.test(standingOf(row));
const isShown = ({ where }: LedgerRow) => /`(tests|scripts)\/|\.(test|spec)\.tsx?`/.test(where);
const idsOf = (rows: readonly LedgerRow[]) => rows.map(({ id }) => id);

test("every row that is true, and every fault that is mended, is named by a test or by a script that shows it", () => {
  const claims = ROWS.filter((row) => standingOf(row) === "true" || isMended(row));
  expect(claims.length).toBeGreaterThan(950);
  // L2 is of drawings, which no test looks at.
  expect(idsOf(claims.filter((row) => !isShown(row)))).toEqual(["L2"]);
});

test("G-20: every threat and every fault to outlive is named by a test, or its row says what is missing", () => {
  const [dangers, met] = [ROWS.filter(({ id }) => /^[TR]-/.test(id)), (row: LedgerRow) => standingOf(row) === "true"];
  expect(dangers.length).toBeGreaterThan(60);
  expect(
    idsOf(dangers.filter((row) => !(met(row) && isShown(row)) && !/^(in part: .|not yet)/.test(standingOf(row)))),
  ).toEqual([]);
});

test("only house rules, and the ruling about how rows are read, may be left to whoever reads", () => {
  const read = ROWS.filter((row) => standingOf(row).startsWith("by review: "));
  expect(idsOf(read).filter((id) => !/^rule \d+$/.test(id))).toEqual(["ruling 22"]);
});

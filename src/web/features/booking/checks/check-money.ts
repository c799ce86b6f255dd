import { isBonusNumber } from "#domain/prices/bonus-number.ts";
import type { FormCheck } from "./form-error.ts";

/** DOM ids of the fields about money. */
export type MoneyFieldId = "bonus-number" | "certificate";

/** What is paid with: the server refuses a number of the miles programme by the same rule. */
export const checkMoney: FormCheck<MoneyFieldId> = (_offer, { bonusNumber }) =>
  isBonusNumber(bonusNumber.trim()) ? [] : [["bonus-number", ["trans.frames.afl.bonus_number_error"]]];

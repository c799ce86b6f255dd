import { bonusDigits, isBonusNumber } from "#domain/prices/bonus-number.ts";
import type { FormCheck } from "./form-error.ts";

/** DOM ids of the fields about money. */
export type MoneyFieldId = "bonus-number" | "certificate";

/** What is paid with: where a number of the miles programme is asked for, the server refuses it by the same rule. */
export const checkMoney: FormCheck<MoneyFieldId> = (_offer, { bonusNumber }, { hasMiles }) =>
  !hasMiles || isBonusNumber(bonusDigits(bonusNumber))
    ? []
    : [["bonus-number", ["trans.frames.afl.bonus_number_error"]]];

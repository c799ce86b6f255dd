import { isBonusNumber } from "#domain/prices/bonus-number.ts";

/** One to twenty letters, digits or dashes, where a company has no form of its own. */
const USUAL_FORM = "[\\p{L}\\d-]{1,20}";

/** How a coordinator's internal number must look: as a company writes it, or on an airline's pages like its bonus numbers. */
export interface CoordinatorNumberForm {
  /** A pattern for the whole number; null for the usual one. */
  readonly format: string | null;
  readonly isAirline: boolean;
}

/** Whose form a number does not have; undefined where it has it, or where there is no number. */
export function coordinatorNumberFault(
  text: string,
  { format, isAirline }: CoordinatorNumberForm,
): "usual" | "company" | "airline" | undefined {
  const number = text.trim();
  if (number === "") return undefined;
  if (isAirline) return isBonusNumber(number) ? undefined : "airline";
  const own = format === null ? undefined : patternOf(format);
  if ((own ?? patternOf(USUAL_FORM))?.test(number)) return undefined;
  return own === undefined ? "usual" : "company";
}

/** A pattern that an operator wrote wrongly counts as none, so that nobody is kept from booking by it. */
function patternOf(format: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${format})$`, "u");
  } catch {
    return undefined;
  }
}

/** Weights of the digits before the check digit, from right to left. */
export const BONUS_NUMBER_WEIGHTS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Numbers up to this one have a weighted check digit; their length is 4 to 8. */
const WEIGHTED = { most: 20_198_716, digits: /^\d{4,8}$/ };

/**
 * Numbers from this one on have the remainder of a division by 7 as their check digit; their length is 8 to 10.
 */
const BY_SEVEN = { least: 50_101_041, digits: /^\d{8,10}$/, divisor: 7 };

/** A number of the programme as it was typed or pasted, without the gaps that people put into long numbers. */
export function bonusDigits(text: string): string {
  return text.replace(/[\s-]/g, "");
}

/** Whether a text is empty or a valid number of the miles programme, as the traveller typed it. */
export function isBonusNumber(text: string): boolean {
  if (text === "") return true;
  const value = Number(text);
  const check = value % 10;
  if (WEIGHTED.digits.test(text) && value <= WEIGHTED.most) return check === weightedDigit(text.slice(0, -1));
  if (BY_SEVEN.digits.test(text) && value >= BY_SEVEN.least) return check === Math.floor(value / 10) % BY_SEVEN.divisor;
  return false;
}

function weightedDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (BONUS_NUMBER_WEIGHTS[index] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
}

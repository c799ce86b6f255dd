import { expect, test } from "vitest";
import { letterTurn } from "./letter-turn.ts";

const NOW = Date.UTC(2026, 10, 24, 12, 0);
const MINUTE = 60_000;

/** When each of so many letters asked for at once may go, in minutes from now. */
function turnsOf(count: number, perHour = 5): (number | undefined)[] {
  const turns: number[] = [];
  return Array.from({ length: count }, () => {
    const turn = letterTurn(
      turns.toSorted((a, b) => b - a),
      NOW,
      perHour,
    );
    if (turn !== undefined) turns.push(turn);
    return turn === undefined ? undefined : (turn - NOW) / MINUTE;
  });
}

test("T-25: of letters to one address five go within an hour, the next ones later, and after twenty a day none", () => {
  const turns = turnsOf(24);
  expect(turns.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(turns.slice(5, 20)).toEqual([60, 60, 60, 60, 60, 120, 120, 120, 120, 120, 180, 180, 180, 180, 180]);
  expect(turns.slice(20)).toEqual([undefined, undefined, undefined, undefined]);
});

test("letters of yesterday do not count, and without a limit all go at once", () => {
  const yesterday = Array.from({ length: 20 }, () => NOW - 24 * 60 * MINUTE);
  expect(letterTurn(yesterday, NOW, 5)).toBe(NOW);
  expect(turnsOf(30, 0).every((turn) => turn === 0)).toBe(true);
});

import { expect, it } from "vitest";
import { payStanding } from "./pay-standing.ts";

it.each([
  ["paid", "card", 100, 100, 0],
  ["paid", "cash", 100, 100, 0],
  ["to-driver", "cash", 100, 0, 0],
  ["waiting", "card", 100, 0, 0],
  ["part-paid", "cash", 100, 20, 0],
  ["to-return", "card", 0, 100, 100],
  ["to-return", "card", 50, 100, 0],
  ["nothing", "card", 0, 0, 0],
] as const)("%s by %s: cost %i, received %i, on its way back %i", (standing, payBy, cost, received, returning) =>
  expect(payStanding({ payBy, cost, received, returning })).toBe(standing),
);

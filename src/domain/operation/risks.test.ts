import { expect, it } from "vitest";
import { dataRisks, settingsRisks } from "./risks.ts";

const FINISHED = { isLocal: false, isHttps: true, hasMail: true, isPlayMoney: false, hasMetricsToken: true };
const DAY_MS = 86_400_000;
const SAFE = {
  hasNoSecret: false,
  hasDemoAccounts: false,
  hasDemoPrices: false,
  backedUpAt: 100 * DAY_MS,
  now: 102 * DAY_MS - 1,
};

it.each([
  [{}, []],
  [{ isHttps: false }, ["plain-http"]],
  // An address of this machine is one fault, not two.
  [{ isLocal: true, isHttps: false }, ["local-address"]],
  [{ isLocal: true }, ["local-address"]],
  [{ hasMail: false, isPlayMoney: true, hasMetricsToken: false }, ["no-mail", "play-money", "no-metrics-token"]],
])("settings that differ from finished ones by %o have the risks %o", (difference, risks) => {
  expect(settingsRisks({ ...FINISHED, ...difference })).toEqual(risks);
});

it.each([
  [{}, []],
  [{ hasNoSecret: true, hasDemoAccounts: true, hasDemoPrices: true }, ["made-secret", "demo-accounts", "demo-prices"]],
  [{ now: 102 * DAY_MS }, ["old-backup"]],
  [{ backedUpAt: undefined }, []],
])("data that differ from safe ones by %o have the risks %o", (difference, risks) => {
  expect(dataRisks({ ...SAFE, ...difference })).toEqual(risks);
});

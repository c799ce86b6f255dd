/** What makes a server in production unsafe or unfinished: it does not start with it, or its operator is told every day. */
const RISKS = {
  "local-address": "stops",
  "plain-http": "stops",
  "made-secret": "stops",
  "demo-accounts": "stops",
  "no-mail": "told",
  "demo-prices": "told",
  "play-money": "told",
  "no-metrics-token": "told",
  "old-backup": "told",
} as const;

/** Name of a risk, by which the operator accepts it. */
export type Risk = keyof typeof RISKS;

/** The names of all risks. */
export const RISK_NAMES = Object.keys(RISKS) as readonly Risk[];

/** A risk with which a server in production does not start. */
export type StoppingRisk = { [Name in Risk]: (typeof RISKS)[Name] extends "stops" ? Name : never }[Risk];

/** A risk that the operator is told of. */
export type ToldRisk = Exclude<Risk, StoppingRisk>;

/** Whether a server in production does not start with a risk. */
export function isStopping(risk: Risk): risk is StoppingRisk {
  return RISKS[risk] === "stops";
}

/** From this age on a backup is too old to be the only one, in milliseconds. */
const BACKUP_IS_OLD_MS = 2 * 86_400_000;

/** What is known of a server's settings. */
export interface SettingsFacts {
  /** The public address leads to the machine on which it is opened. */
  readonly isLocal: boolean;
  readonly isHttps: boolean;
  readonly hasMail: boolean;
  readonly isPlayMoney: boolean;
  readonly hasMetricsToken: boolean;
}

/** What is known of a server's data. */
export interface DataFacts {
  /** SECRET is not set, and none has been kept before. */
  readonly hasNoSecret: boolean;
  readonly hasDemoAccounts: boolean;
  readonly hasDemoPrices: boolean;
  /** Since when there has been something to back up, or the last backup of it. */
  readonly backedUpAt: number | undefined;
  readonly now: number;
}

/** The risks of the settings. */
export function settingsRisks(facts: SettingsFacts): Risk[] {
  const { isLocal, isHttps, hasMail, isPlayMoney, hasMetricsToken } = facts;
  return named({
    "local-address": isLocal,
    "plain-http": !isLocal && !isHttps,
    "no-mail": !hasMail,
    "play-money": isPlayMoney,
    "no-metrics-token": !hasMetricsToken,
  });
}

/** The risks of the data. */
export function dataRisks({ hasNoSecret, hasDemoAccounts, hasDemoPrices, backedUpAt, now }: DataFacts): Risk[] {
  return named({
    "made-secret": hasNoSecret,
    "demo-accounts": hasDemoAccounts,
    "demo-prices": hasDemoPrices,
    "old-backup": backedUpAt !== undefined && now - backedUpAt >= BACKUP_IS_OLD_MS,
  });
}

function named(found: Partial<Record<Risk, boolean>>): Risk[] {
  return RISK_NAMES.filter((risk) => found[risk] === true);
}

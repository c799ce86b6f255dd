import { RISK_NAMES, isStopping, settingsRisks, type Risk, type StoppingRisk } from "#domain/operation/risks.ts";
import { commaList } from "#server/comma-list.ts";
import { isLoopback } from "#server/own-addresses.ts";
import { isPlayMoney, type AcquirerSettings } from "#server/settings/acquirer-settings.ts";

/** The one switch that names what a server in production may be or lack. */
export const RISK_VARIABLES = {
  ACCEPTED_RISKS: {
    preset: "",
    about: `what a server in production may be or lack all the same, separated by commas: ${RISK_NAMES.join(", ")}`,
  },
} as const;

/** What each risk that stops a start is, and what to do. */
const STOPPED: Readonly<Record<StoppingRisk, string>> = {
  "local-address":
    "PUBLIC_URL leads to this machine only, so links in letters and the way back from the payment page would be dead: set it to the address that travellers open, such as https://rides.example",
  "plain-http":
    "PUBLIC_URL is not an https:// address, so anybody on the way could read names, trips and log-ins: put a proxy with a certificate in front and name its address",
  "made-secret":
    "there is no secret: set SECRET to a text of 32 characters or more that is kept with the backups, or let this machine make and keep one with “npm run secret -- renew”",
  "demo-accounts":
    "the database has open demo accounts, whose password is published: close each with “npm run account -- close NAME --by LOG-IN” (“npm run account -- list” names them), or start with an empty database",
};

/** The risks that the operator accepts. */
export function acceptedRisks(text: (name: "ACCEPTED_RISKS") => string): ReadonlySet<Risk> {
  const named = commaList(text("ACCEPTED_RISKS"));
  return new Set(RISK_NAMES.filter((risk) => named.includes(risk)));
}

/** What is wrong with the switch, in words for whoever starts the server. */
export function acceptedRisksProblems(text: (name: "ACCEPTED_RISKS") => string): string[] {
  const unknown = commaList(text("ACCEPTED_RISKS")).filter((name) => !RISK_NAMES.some((risk) => risk === name));
  if (unknown.length === 0) return [];
  return [`ACCEPTED_RISKS must be names of risks, not ${unknown.join(", ")}: there are ${RISK_NAMES.join(", ")}`];
}

/** What the settings say about a server. */
export interface RiskySettings {
  readonly production: boolean;
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly acquirer: AcquirerSettings;
  readonly metricsToken: string | undefined;
  readonly acceptedRisks: ReadonlySet<Risk>;
}

/** The risks of a server's settings; outside production there are none. */
export function risksOfSettings(env: RiskySettings): Risk[] {
  if (!env.production) return [];
  return settingsRisks({
    isLocal: isLoopback(env.publicUrl),
    isHttps: env.publicUrl.startsWith("https:"),
    hasMail: env.smtpUrl !== undefined,
    isPlayMoney: isPlayMoney(env.acquirer),
    hasMetricsToken: env.metricsToken !== undefined,
  });
}

/** The risks among these with which the server does not start, in words with their remedies and the name by which each is accepted. */
export function stoppingWords(risks: readonly Risk[], accepted: ReadonlySet<Risk>): string[] {
  return risks
    .filter((risk) => isStopping(risk))
    .filter((risk) => !accepted.has(risk))
    .map((risk) => `${STOPPED[risk]} (accepted by ACCEPTED_RISKS=${risk})`);
}

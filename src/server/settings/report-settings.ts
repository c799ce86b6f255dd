import type { ErrorReports } from "#contract/page-options.ts";
import { commaList } from "#server/comma-list.ts";

/** Where failures of the pages are reported. */
export const REPORT_VARIABLES = {
  REPORT_URL: {
    preset: "",
    about:
      "where failures of the pages are reported: the DSN of a project in Sentry, GlitchTip or another service that speaks its protocol, https://key@errors.example/1; empty: nowhere. A report names the number and e-mail of the account that is logged in",
  },
  LIVE_HOSTS: {
    preset: "",
    about: "host names whose pages report as live, separated by commas; empty: the host of PUBLIC_URL",
  },
  STAGING_HOSTS: {
    preset: "",
    about: "host names whose pages report as staging, separated by commas; empty: none",
  },
} as const;

type Text = (name: keyof typeof REPORT_VARIABLES | "PUBLIC_URL") => string;

/** Where failures are reported, and from the pages of which hosts. */
export interface ReportSettings {
  readonly url: string;
  readonly live: readonly string[];
  readonly staging: readonly string[];
}

/** Reads the settings, undefined where nothing is reported; what is wrong with them is told by `reportProblems`. */
export function reportSettings(text: Text): ReportSettings | undefined {
  const url = text("REPORT_URL");
  if (url === "") return undefined;
  const own = URL.parse(text("PUBLIC_URL"))?.hostname ?? "";
  return { url, live: hosts(text("LIVE_HOSTS") || own), staging: hosts(text("STAGING_HOSTS")) };
}

/** What the pages of a host report, and where; undefined for every host that the operator has not named. */
export function reportsAt(settings: ReportSettings | undefined, host: string): ErrorReports | undefined {
  const environment = (["live", "staging"] as const).find((one) => settings?.[one].includes(host.toLowerCase()));
  return settings && environment && { url: settings.url, environment };
}

/** What is wrong with the settings, in words for whoever starts the server. */
export function reportProblems(text: Text): string[] {
  const url = text("REPORT_URL");
  const isRight = url === "" || (/^https?:\/\/[^:@/]+@[^/]+\/(.*\/)?\d+$/.test(url) && URL.canParse(url));
  return [
    ...(isRight ? [] : ["REPORT_URL must be the DSN of a project, such as https://key@errors.example/1"]),
    ...(["LIVE_HOSTS", "STAGING_HOSTS"] as const).flatMap((name) => {
      const wrong = hosts(text(name)).filter((host) => !/^[\w.-]+$/.test(host));
      return wrong.length === 0 ? [] : [`${name} must be host names such as rides.example, not ${wrong.join(", ")}`];
    }),
  ];
}

const hosts = (list: string): readonly string[] => commaList(list).map((host) => host.toLowerCase());

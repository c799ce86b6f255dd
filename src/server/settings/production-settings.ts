import type { Risk } from "#domain/operation/risks.ts";
import { acceptedRisks, acceptedRisksProblems, RISK_VARIABLES } from "#server/settings/accepted-risks.ts";
import { openPages, OPEN_PAGES_VARIABLES, openPagesProblems, type InnerPage } from "#server/settings/open-pages.ts";
import {
  REPORT_VARIABLES,
  reportProblems,
  reportSettings,
  type ReportSettings,
} from "#server/settings/report-settings.ts";

/** Variables about what a server shows, lacks and reports where strangers reach it. */
export const PRODUCTION_VARIABLES = { ...RISK_VARIABLES, ...OPEN_PAGES_VARIABLES, ...REPORT_VARIABLES } as const;

type Text = (name: keyof typeof PRODUCTION_VARIABLES | "PUBLIC_URL") => string;

/** What a server shows, lacks and reports where strangers reach it. */
export interface ProductionSettings {
  /** What the operator accepts of a server in production. */
  readonly acceptedRisks: ReadonlySet<Risk>;
  readonly openPages: ReadonlySet<InnerPage>;
  readonly reports: ReportSettings | undefined;
}

/** Reads the settings; what is wrong with them is told by `productionProblems`. */
export function productionSettings(text: Text, isProduction: boolean): ProductionSettings {
  return {
    acceptedRisks: acceptedRisks(text),
    openPages: openPages(text, isProduction),
    reports: reportSettings(text),
  };
}

/** What is wrong with the settings, in words for whoever starts the server. */
export function productionProblems(text: Text): string[] {
  return [...acceptedRisksProblems(text), ...openPagesProblems(text), ...reportProblems(text)];
}

import { captureException, dedupeIntegration, globalHandlersIntegration, init, type ErrorEvent } from "@sentry/browser";
import type { PageOptions } from "#contract/page-options.ts";
import { FAILURE, type FailureDetail } from "#web/report/report-failure.ts";
import { isReported } from "./is-reported.ts";

/** One page that fails again and again says so this often. */
const MOST_REPORTS = 10;

/** Only pages of hosts whose failures the operator wants to hear of load this file. */
const { reports, buildId, locale, moduleType } = JSON.parse(
  document.getElementById("page-options")?.textContent ?? "{}",
) as PageOptions;

let sent = 0;

init({
  dsn: reports?.url,
  environment: reports?.environment,
  release: buildId,
  // What travellers press and type, and the addresses of their pages, stay here.
  defaultIntegrations: false,
  integrations: [globalHandlersIntegration(), dedupeIntegration()],
  dataCollection: { userInfo: false },
  enhanceFetchErrorMessages: false,
  sendClientReports: false,
  beforeSend: (event, { originalException }) => {
    const files = filesOf(event);
    if (sent >= MOST_REPORTS || !isReported(originalException, { files, origin: location.origin })) return null;
    sent += 1;
    return event;
  },
});

addEventListener(FAILURE, (failed) => {
  const { error, account } = (failed as CustomEvent<FailureDetail>).detail;
  // A path names a screen or an order; what opens the order stands behind it, and stays.
  const tags = { path: location.pathname, locale, module: moduleType };
  captureException(error, {
    tags,
    ...(account && { user: { id: account.user_id, ...(account.email && { email: account.email }) } }),
  });
});

/** The files that a failure went through. */
function filesOf({ exception }: ErrorEvent): string[] {
  const frames = (exception?.values ?? []).flatMap(({ stacktrace }) => stacktrace?.frames ?? []);
  return frames.flatMap(({ filename }) => filename ?? []);
}

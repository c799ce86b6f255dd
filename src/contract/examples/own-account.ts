import { AS_COORDINATOR, AS_PARTNER, ENGLISH, EXAMPLE } from "#contract/examples/example-values.ts";
import type { Example } from "#contract/examples/example.ts";
import { renewRecoveryCodes } from "#contract/own-account/second-step.ts";
import { changePassword, endLogIns, getSecurity, proveIdentity } from "#contract/own-account/security.ts";

/** Calls about one's own account. */
export const OWN_ACCOUNT_EXAMPLES: readonly Example[] = [
  {
    id: "security",
    endpoint: getSecurity,
    title: "Where one is logged in",
    query: ENGLISH,
    headers: AS_PARTNER,
  },
  {
    id: "end-log-in",
    endpoint: endLogIns,
    title: "All log-ins but this one",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { log_in: "others" },
  },
  {
    id: "end-log-in-unproved",
    endpoint: endLogIns,
    title: "The password was last shown more than 15 minutes ago",
    query: ENGLISH,
    headers: AS_COORDINATOR,
    body: { log_in: EXAMPLE.uuid },
    refused: "proof-needed",
  },
  {
    id: "prove-identity",
    endpoint: proveIdentity,
    title: "With the password",
    query: ENGLISH,
    headers: AS_COORDINATOR,
    body: { password: "nameboard-demo" },
  },
  {
    id: "second-step-codes",
    endpoint: renewRecoveryCodes,
    title: "Other recovery codes",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: {},
  },
  {
    id: "password",
    endpoint: changePassword,
    title: "Another password",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { password: "nameboard-demo", new_password: "nameboard-demo" },
  },
  {
    id: "password-weak",
    endpoint: changePassword,
    title: "A password that everybody tries first",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { password: "nameboard-demo", new_password: "password1" },
    refused: "password-weak",
  },
];

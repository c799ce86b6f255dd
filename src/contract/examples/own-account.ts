import { AS_COORDINATOR, AS_PARTNER, ENGLISH, EXAMPLE } from "#contract/examples/example-values.ts";
import type { Example } from "#contract/examples/example.ts";
import { askEmail, takeEmail } from "#contract/own-account/email.ts";
import { changeProfile, getProfile } from "#contract/own-account/profile.ts";
import { askRecovery, recoverPassword } from "#contract/own-account/recovery.ts";
import { renewRecoveryCodes } from "#contract/own-account/second-step.ts";
import { changePassword, endLogIns, getSecurity, proveIdentity } from "#contract/own-account/security.ts";

/** Calls about one's own account. */
export const OWN_ACCOUNT_EXAMPLES: readonly Example[] = [
  {
    id: "profile",
    endpoint: getProfile,
    title: "What the account knows of its holder",
    query: ENGLISH,
    headers: AS_PARTNER,
  },
  {
    id: "profile-change",
    endpoint: changeProfile,
    title: "Name, phone, and the language and currency of all devices",
    query: ENGLISH,
    headers: AS_COORDINATOR,
    body: { name: "Dmitry Demo", phone: "+7 926 000-00-21", lang: "en", currency: "RUB" },
  },
  {
    id: "profile-wrong",
    endpoint: changeProfile,
    title: "A phone number that nobody can dial; `details.field` names the field",
    query: ENGLISH,
    headers: AS_COORDINATOR,
    body: { name: "Dmitry Demo", phone: "12", lang: "en", currency: "RUB" },
    refused: "profile-wrong",
  },
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
    id: "email-ask",
    endpoint: askEmail,
    title: "Another e-mail address for the account",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { email: "riviera@example.org" },
  },
  {
    id: "email-finish",
    endpoint: takeEmail,
    title: "With what stands behind # in the link of the letter",
    query: ENGLISH,
    body: { secret: EXAMPLE.recoverySecret },
  },
  {
    id: "email-over",
    endpoint: takeEmail,
    title: "A link to another address that has been used",
    query: ENGLISH,
    body: { secret: EXAMPLE.recoverySecret },
    refused: "link-over",
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
  {
    id: "recovery",
    endpoint: askRecovery,
    title: "The password is forgotten",
    query: ENGLISH,
    body: { login: "partner@demo.test" },
  },
  {
    id: "recovery-finish",
    endpoint: recoverPassword,
    title: "With what stands behind # in the link of the letter",
    query: ENGLISH,
    body: { secret: EXAMPLE.recoverySecret, new_password: "nameboard-demo" },
  },
  {
    id: "recovery-over",
    endpoint: recoverPassword,
    title: "A link that has been used",
    query: ENGLISH,
    body: { secret: EXAMPLE.recoverySecret, new_password: "nameboard-demo" },
    refused: "link-over",
  },
];

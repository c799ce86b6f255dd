import {
  getFeatures,
  getFrameUserSettings,
  getSettingUser,
  logIn,
  logOut,
  refreshSession,
  searchCostCenters,
} from "#contract/accounts.ts";
import { AS_COORDINATOR, AS_PARTNER, ENGLISH, EXAMPLE } from "#contract/examples/example-values.ts";
import type { Example } from "#contract/examples/example.ts";

/** Calls about accounts and sessions. */
export const ACCOUNTS_EXAMPLES: readonly Example[] = [
  {
    id: "log-in",
    endpoint: logIn,
    title: "Log in with an e-mail address",
    query: ENGLISH,
    body: { login: "partner@demo.test", password: "nameboard-demo" },
  },
  {
    id: "log-in-by-number",
    endpoint: logIn,
    title: "Log in with the number of the account, as clients of version 4 do",
    query: ENGLISH,
    body: { user_id: String(EXAMPLE.partnerId), password: "nameboard-demo" },
  },
  {
    id: "log-in-wrong",
    endpoint: logIn,
    title: "The password is wrong",
    query: ENGLISH,
    body: { login: "partner@demo.test", password: "something else" },
    refused: "login-wrong",
  },
  {
    id: "refresh",
    endpoint: refreshSession,
    title: "Renew a session",
    query: ENGLISH,
    body: { refresh_token: EXAMPLE.refreshToken },
  },
  {
    id: "refresh-again",
    endpoint: refreshSession,
    title: "A refresh token that is not good, or not any more",
    query: ENGLISH,
    body: { refresh_token: "not-a-refresh-token-of-ours" },
    refused: "unauthorised",
  },
  { id: "log-out", endpoint: logOut, title: "Log out", query: ENGLISH, headers: AS_PARTNER, body: {} },
  { id: "setting-user", endpoint: getSettingUser, title: "The calling account", query: ENGLISH, headers: AS_PARTNER },
  {
    id: "setting-user-foreign",
    endpoint: getSettingUser,
    title: "An account names another one",
    query: { ...ENGLISH, user_id: 25_526 },
    headers: AS_PARTNER,
    refused: "user-differs",
  },
  {
    id: "frame-settings",
    endpoint: getFrameUserSettings,
    title: "A frame on a partner's page",
    params: { user_id: EXAMPLE.partnerId },
    query: ENGLISH,
  },
  { id: "features", endpoint: getFeatures, title: "A partner", params: { user_id: EXAMPLE.partnerId }, query: ENGLISH },
  {
    id: "cost-centers",
    endpoint: searchCostCenters,
    title: "Part of a title",
    query: { ...ENGLISH, title: "sales", page: 1, limit: 10 },
    headers: AS_COORDINATOR,
  },
  {
    id: "cost-centers-visitor",
    endpoint: searchCostCenters,
    title: "Nobody is logged in",
    query: ENGLISH,
    refused: "unauthorised",
  },
  {
    id: "cost-centers-partner",
    endpoint: searchCostCenters,
    title: "The account is of no company",
    query: ENGLISH,
    headers: AS_PARTNER,
    refused: "forbidden",
  },
];

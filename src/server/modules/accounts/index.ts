export { findAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
export type { Accounts } from "#server/modules/accounts/accounts.ts";
export { findCostCenter } from "#server/modules/accounts/cost-centers.ts";
export { DELETE_LOGINS_JOB, deleteOldLogins } from "#server/modules/accounts/delete-old-logins.ts";
export { identify } from "#server/modules/accounts/identify.ts";
export { accountsRoutes } from "#server/modules/accounts/routes.ts";
export { readDemoAccounts, seedDemoAccounts } from "#server/modules/accounts/seed-accounts.ts";
export { callingAccount, publicPartner, settingUser } from "#server/modules/accounts/setting-user.ts";
export { createCallCounter } from "#server/modules/accounts/call-counter.ts";
export {
  addCostCenters,
  openAccount,
  renewPassword,
  setAccountOpen,
} from "#server/modules/accounts/manage-accounts.ts";

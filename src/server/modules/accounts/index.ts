export { findAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
export type { Accounts } from "#server/modules/accounts/accounts.ts";
export { createAsBuyer } from "#server/modules/accounts/buyers/as-buyer.ts";
export { findBuyersByPhone } from "#server/modules/accounts/buyers/buyers.repository.ts";
export { presentBuyer } from "#server/modules/accounts/buyers/present-buyer.ts";
export { findEmailChange } from "#server/modules/accounts/email/email-changes.repository.ts";
export { RECOVERY_JOB, startRecovery, type RecoveryAsking } from "#server/modules/accounts/recovery/ask-recovery.ts";
export { findRecovery } from "#server/modules/accounts/recovery/recoveries.repository.ts";
export { recoverySecret } from "#server/modules/accounts/recovery/recovery-secret.ts";
export { rememberConsents } from "#server/modules/accounts/consents.repository.ts";
export { findCostCenter } from "#server/modules/accounts/cost-centers.repository.ts";
export { DELETE_LOGINS_JOB, deleteOldLogins } from "#server/modules/accounts/delete-old-logins.ts";
export { forCalls } from "#server/modules/accounts/for-calls.ts";
export { createAccounts } from "#server/modules/accounts/create-accounts.ts";
export { accountsRoutes } from "#server/modules/accounts/routes.ts";
export { hasOpenDemoAccounts } from "#server/modules/accounts/manage/demo-accounts.repository.ts";
export { readDemoAccounts, seedDemoAccounts } from "#server/modules/accounts/manage/seed-accounts.ts";
export {
  hasFeature,
  callingAccount,
  isClosedPartner,
  publicPartner,
  settingUser,
} from "#server/modules/accounts/setting-user.ts";
export { createCallCounter } from "#server/modules/accounts/calls/call-counter.ts";
export {
  createCountCall,
  createCountContact,
  createCountMail,
  type CountContact,
} from "#server/modules/accounts/calls/count-call.ts";
export { accountsForPrices } from "#server/modules/accounts/accounts-for-prices.ts";
export { createTryCode, type TryCode } from "#server/modules/accounts/calls/try-code.ts";
export { fromShell, openFromShell } from "#server/modules/accounts/manage/manage-from-shell.ts";
export { listAccounts } from "#server/modules/accounts/manage/managed-accounts.repository.ts";

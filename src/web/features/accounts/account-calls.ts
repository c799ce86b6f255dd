// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
import type { askEmail, takeEmail } from "#contract/own-account/email.ts";
import type { changeProfile, getProfile } from "#contract/own-account/profile.ts";
import type { askRecovery, recoverPassword } from "#contract/own-account/recovery.ts";
import type { removeSecondStep, renewRecoveryCodes } from "#contract/own-account/second-step.ts";
import type {
  changePassword,
  endLogIns,
  getSecurity,
  makeAccessKey,
  proveIdentity,
} from "#contract/own-account/security.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

/** The calls only pages of an account make, by name, with the types of the contract. */
export type AccountCalls = {
  readonly renewRecoveryCodes: typeof renewRecoveryCodes;
  readonly removeSecondStep: typeof removeSecondStep;
  readonly getProfile: typeof getProfile;
  readonly changeProfile: typeof changeProfile;
  readonly askEmail: typeof askEmail;
  readonly takeEmail: typeof takeEmail;
  readonly askRecovery: typeof askRecovery;
  readonly recoverPassword: typeof recoverPassword;
  readonly getSecurity: typeof getSecurity;
  readonly endLogIns: typeof endLogIns;
  readonly makeAccessKey: typeof makeAccessKey;
  readonly proveIdentity: typeof proveIdentity;
  readonly changePassword: typeof changePassword;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const ACCOUNT_ENDPOINTS: { readonly [Name in keyof AccountCalls]: CallAddress } = {
  renewRecoveryCodes: { method: "POST", path: "/auth/second-step/codes", prefix: "/v4" },
  removeSecondStep: { method: "POST", path: "/auth/second-step/remove", prefix: "/v4" },
  getProfile: { method: "GET", path: "/auth/profile", prefix: "/v4" },
  changeProfile: { method: "PUT", path: "/auth/profile", prefix: "/v4" },
  askEmail: { method: "POST", path: "/auth/email", prefix: "/v4" },
  takeEmail: { method: "POST", path: "/auth/email/finish", prefix: "/v4" },
  askRecovery: { method: "POST", path: "/auth/recovery", prefix: "/v4" },
  recoverPassword: { method: "POST", path: "/auth/recovery/finish", prefix: "/v4" },
  getSecurity: { method: "GET", path: "/auth/security", prefix: "/v4" },
  endLogIns: { method: "POST", path: "/auth/log-ins/end", prefix: "/v4" },
  makeAccessKey: { method: "POST", path: "/auth/access-keys", prefix: "/v4" },
  proveIdentity: { method: "POST", path: "/auth/confirm", prefix: "/v4" },
  changePassword: { method: "POST", path: "/auth/password", prefix: "/v4" },
};

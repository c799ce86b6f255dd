import { passwordFault } from "#domain/accounts/password.ts";
import type { Page } from "#web/page/page.tsx";

/** Why a new password cannot be set, for whoever types it; the rule is the server's own. */
export function newPasswordError(
  typed: string,
  owner: { readonly name: string; readonly email: string } | undefined,
  { t }: Pick<Page, "t">,
): string | undefined {
  const { name = "", email = "" } = owner ?? {};
  const fault = passwordFault(typed, { login: email, name, email });
  return fault && t(`accounts.security.passwordFault.${fault}`);
}

import { AccessDenied } from "#web/page/access-denied.tsx";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";

/** Stands in place of every screen where the address names a partner that sells no more. */
export function PartnerClosed() {
  const { t } = usePage();
  useTitle(t("accounts.denied"));
  const hint = t("accounts.partnerClosed");
  return <AccessDenied hint={{ visitor: hint, account: hint }} />;
}

import { useQuery } from "@tanstack/react-query";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { useAccountApi } from "#web/features/accounts/use-account-api.ts";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import { LogInsCard } from "./log-ins-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondStepCard } from "./second-step-card.tsx";
import { securityQuery } from "./security-query.ts";
import { useSure } from "./use-sure.tsx";

/** Everything that guards an account: its password, its second step, and where it is logged in. */
export function SecurityCards() {
  const { t } = usePage();
  const said = useSaid("accounts.own.failed");
  const asked = useQuery(securityQuery(useAccountApi()));
  const { sure, window } = useSure();
  const security = asked.data;
  if (security === undefined && asked.isError) {
    return (
      <ErrorScreen
        look="card"
        title={t("accounts.own.failed")}
        message={said(asked.error)}
        action={{ label: t("common.retry"), onPress: () => void asked.refetch(), busy: asked.isFetching }}
      />
    );
  }
  if (security === undefined) return <AccountWaiting />;
  return (
    <>
      <PasswordCard />
      <SecondStepCard step={security.second_step} sure={sure} />
      <LogInsCard logIns={security.log_ins} sure={sure} />
      {window}
    </>
  );
}

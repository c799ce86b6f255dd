import { useQuery } from "@tanstack/react-query";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountFailed } from "#web/features/accounts/account-failed.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { LogInsCard } from "./log-ins-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondStepCard } from "./second-step-card.tsx";
import { securityQuery } from "./security-query.ts";
import { useSure } from "./use-sure.tsx";

/** Everything that guards an account: its password, its second step, and where it is logged in. */
export function SecurityCards() {
  const asked = useQuery(securityQuery(useLastingApi()));
  const security = asked.data;
  const { sure, window } = useSure(security?.second_step.is_on ?? false);
  if (security === undefined) return asked.isError ? <AccountFailed asked={asked} /> : <AccountWaiting />;
  return (
    <>
      <PasswordCard />
      <SecondStepCard step={security.second_step} sure={sure} />
      <LogInsCard logIns={security.log_ins} sure={sure} />
      {window}
    </>
  );
}

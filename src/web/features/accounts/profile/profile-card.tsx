import { useQuery } from "@tanstack/react-query";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountFailed } from "#web/features/accounts/account-failed.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { EmailCard } from "#web/features/accounts/email/email-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { profileQuery } from "./profile-query.ts";

/** Name, phone, language, currency and e-mail of an account. */
export function ProfileCard() {
  const asked = useQuery(profileQuery(useLastingApi()));
  if (asked.data === undefined) return asked.isError ? <AccountFailed asked={asked} /> : <AccountWaiting />;
  return (
    <>
      <ProfileForm profile={asked.data} />
      <EmailCard email={asked.data.email} />
    </>
  );
}

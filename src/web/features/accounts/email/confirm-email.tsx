import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { profileQuery } from "#web/features/accounts/profile/profile-query.ts";
import { useLinkSecret } from "#web/features/accounts/recovery/link-secret.ts";
import css from "#web/features/accounts/security/security.module.css";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";

/** What the link of the letter has before its secret. */
const MARK = "email=";

/** Takes the secret that the link of a letter brings, and confirms the address by one press: a mail server that looks at links does not. */
export function ConfirmEmail() {
  const { t } = usePage();
  const [secret] = useLinkSecret(MARK);
  const api = useLastingApi();
  const client = useQueryClient();
  const said = useSaid("accounts.own.emailNotDone");
  const take = useMutation({
    mutationFn: () => api("takeEmail", { body: { secret } }),
    onSuccess: () => client.invalidateQueries(profileQuery(api)),
  });
  if (secret === "") return null;
  return (
    <Card title={t("accounts.own.emailConfirm")}>
      <div className={css["form"]}>
        <FormAlert message={take.isError ? said(take.error) : undefined} />
        {!take.isSuccess && (
          <>
            <p className={css["note"]}>{t("accounts.own.emailConfirmLead")}</p>
            <Button look="primary" busy={take.isPending} onClick={() => take.mutate()}>
              {t("accounts.own.emailUse")}
            </Button>
          </>
        )}
        <p role="status" className={css["status"]}>
          {take.isSuccess && t("accounts.own.emailDone", { email: take.data.email })}
        </p>
      </div>
    </Card>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderView } from "#contract/orders/order-view.ts";
import { Button } from "#ui/button.tsx";
import { CircleCheck, Mail } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useApi } from "#web/api/api-context.ts";
import { emailTokenOf, keyHeaders } from "#web/features/orders/kept/order-key.ts";
import note from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import css from "./pending-email.module.css";

/** Says that another address waits for the order's own to agree, and takes its word where the page was opened from its letter. */
export function PendingEmail({ order }: { readonly order: OrderView }) {
  const { t } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const { order_id: id, email: old, new_email: email } = order;
  const token = emailTokenOf(id);
  const confirm = useMutation({
    mutationFn: () =>
      api("changeTrip", { body: { order_id: id, email_token: token ?? "" }, headers: keyHeaders(id), keep: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["order"] }),
  });
  const isAsked = email !== "" && token !== undefined;
  return (
    <div className={css["status"]} role="status">
      {confirm.isSuccess && email === "" && (
        <p className={`${note["note"]} ${css["note"]}`}>
          <Icon glyph={CircleCheck} size={18} />
          {t("orders.given.emailDone", { email: old })}
        </p>
      )}
      {email !== "" && (
        <div className={`${note["note"]} ${css["note"]}`}>
          <Icon glyph={Mail} size={18} />
          <div className={css["words"]}>
            <p>{t(isAsked ? "orders.given.emailAsk" : "orders.given.emailWaits", { email, old })}</p>
            {isAsked && (
              <Button look="primary" size="card" busy={confirm.isPending} onClick={() => confirm.mutate()}>
                {t("orders.given.emailConfirm", { email })}
              </Button>
            )}
            <p role="alert">{confirm.error?.message}</p>
          </div>
        </div>
      )}
    </div>
  );
}

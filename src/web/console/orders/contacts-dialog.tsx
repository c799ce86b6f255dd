import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ShownContacts } from "#contract/console/orders/show-contacts.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";

type ContactsDialogProps = {
  readonly orderId: number;
  readonly onShown: (contacts: ShownContacts) => void;
  readonly onClose: () => void;
};

/** Asks why hidden phones and e-mail are needed, and shows them. */
export function ContactsDialog({ orderId, onShown, onClose: leave }: ContactsDialogProps) {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const { form, type, forget, closing } = useTyped(`contacts-${orderId}`, { reason: "" });
  const { reason } = form;
  const onClose = closing(leave);
  // The same reason, pressed again after a lost answer, is the same attempt; another reason is another one.
  const [attempt, setAttempt] = useState(newAttemptKey);
  const show = useMutation({
    mutationFn: () => api("showContacts", { params: { order_id: orderId }, body: { reason: reason.trim() }, attempt }),
    onSuccess: (shown) => {
      forget();
      onShown(shown);
      // The history has one line more.
      void client.invalidateQueries({ queryKey: ["board", "order", orderId] });
    },
  });
  const mayShow = reason.trim().length >= 3;
  const failed = show.error;
  return (
    <ActionDialog
      title={t("console.audit.showTitle")}
      press={{
        label: t("console.audit.show"),
        onPress: () => show.mutate(),
        isOff: !mayShow,
        isBusy: show.isPending,
      }}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (mayShow && !show.isPending) show.mutate();
        }}
      >
        <TextField
          label={t("console.audit.showWhy")}
          hint={t("console.audit.showHint")}
          error={failed === null ? undefined : (serverWords(failed) ?? t("console.unknown"))}
          value={reason}
          most={STAFF_TEXTS.contactsReason}
          onChange={(value) => {
            setAttempt(newAttemptKey());
            type({ reason: value });
          }}
          autoComplete="off"
          ref={startHere}
        />
      </form>
    </ActionDialog>
  );
}

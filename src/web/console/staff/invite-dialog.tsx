import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { STAFF_ROLES, type StaffRole } from "#domain/accounts/staff-role.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { Select } from "#ui/select.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";

/** Somebody who is to be invited. */
export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

type InviteDialogProps = {
  readonly isBusy: boolean;
  readonly failed: string;
  readonly onInvite: (invited: Invited) => void;
  readonly onClose: () => void;
};

/** Who is invited, and what they will work on. */
export function InviteDialog({ isBusy, failed, onInvite, onClose }: InviteDialogProps) {
  const { t, api } = useConsole();
  const { data: session } = useQuery(sessionQuery(api));
  const [typed, setTyped] = useState<Invited>({ email: "", name: "", role: "dispatcher" });
  const isReady = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed.email.trim()) && typed.name.trim() !== "";
  return (
    <ActionDialog
      title={t("console.staff.inviteTitle")}
      press={{
        label: t(session?.sends.mail === false ? "console.staff.makeInvitation" : "console.staff.sendInvitation"),
        onPress: () => onInvite(typed),
        isOff: !isReady,
        isBusy,
      }}
      onClose={onClose}
    >
      <TextField
        label={t("console.staff.name")}
        value={typed.name}
        most={STAFF_TEXTS.staffName}
        autoComplete="off"
        onChange={(name) => setTyped({ ...typed, name })}
        ref={startHere}
      />
      <TextField
        type="email"
        label={t("console.staff.email")}
        hint={t(session?.sends.mail === false ? "console.staff.inviteHint.noMail" : "console.staff.inviteHint")}
        error={failed || undefined}
        value={typed.email}
        most={STAFF_TEXTS.staffEmail}
        autoComplete="off"
        onChange={(email) => setTyped({ ...typed, email })}
      />
      <Select
        label={t("console.staff.work")}
        hint={t(`console.staff.workOf.${typed.role}`)}
        value={typed.role}
        options={STAFF_ROLES.map((role) => ({ value: role, label: t(`console.role.${role}`) }))}
        onChange={(value) => setTyped({ ...typed, role: STAFF_ROLES.find((role) => role === value) ?? typed.role })}
      />
    </ActionDialog>
  );
}

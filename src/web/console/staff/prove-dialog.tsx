import { useState } from "react";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import type { StaffCall } from "./use-staff-call.ts";

/** Asks for the password, or for a code of the second step, before something that needs it goes on. */
export function ProveDialog({ call }: { readonly call: StaffCall }) {
  const { t } = useConsole();
  const [typed, setTyped] = useState("");
  const show = () => void call.prove(/^\d{6}$/.test(typed.trim()) ? { code: typed.trim() } : { password: typed });
  return (
    <ActionDialog
      title={t("console.staff.prove")}
      press={{ label: t("console.staff.goOn"), onPress: show, isOff: typed === "", isBusy: call.isBusy }}
      onClose={call.giveUp}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <TextField
          type="password"
          label={t("console.staff.proveLabel")}
          hint={t("console.staff.proveHint")}
          error={call.failed || undefined}
          value={typed}
          onChange={setTyped}
          autoComplete="current-password"
          ref={startHere}
        />
      </form>
    </ActionDialog>
  );
}

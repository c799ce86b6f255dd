import { useState } from "react";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

type NoteDialogProps = {
  readonly orderId: number;
  readonly name: string;
  /** Keeps the note; answers why not where that failed. */
  readonly onKeep: (text: string) => Promise<true | string>;
  readonly onClose: () => void;
};

/** A note beside an order, which nobody but the staff reads. */
export function NoteDialog({ orderId, name, onKeep, onClose }: NoteDialogProps) {
  const { t } = useConsole();
  // What was typed outlives the window, until it is kept.
  const draft = `console-note-${orderId}`;
  const [text, setText] = useState(() => {
    const typed = readStored("session", draft);
    return typeof typed === "string" ? typed : "";
  });
  const type = (value: string) => {
    setText(value);
    writeStored("session", draft, value === "" ? undefined : value);
  };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const keep = async () => {
    setBusy(true);
    const kept = await onKeep(text.trim());
    setBusy(false);
    setFailure(kept === true ? undefined : kept);
    if (kept !== true) return;
    writeStored("session", draft, undefined);
    onClose();
  };
  return (
    <ActionDialog
      title={t("console.noteTitle", { name })}
      press={{ label: t("console.keepNote"), onPress: () => void keep(), isOff: text.trim() === "", isBusy }}
      onClose={onClose}
    >
      <TextArea
        label={t("console.noteLabel")}
        hint={t("console.noteHint")}
        error={failure}
        value={text}
        most={STAFF_TEXTS.note}
        onChange={type}
        ref={startHere}
      />
    </ActionDialog>
  );
}

import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";

type NoteDialogProps = {
  readonly name: string;
  /** Keeps the note; false where that failed. */
  readonly onKeep: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
};

/** A note beside an order, which nobody but the staff reads. */
export function NoteDialog({ name, onKeep, onClose }: NoteDialogProps) {
  const { t } = useConsole();
  const [text, setText] = useState("");
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const keep = async () => {
    setState("busy");
    if (await onKeep(text.trim())) onClose();
    else setState("failed");
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.noteTitle", { name })}
      closeLabel={t("console.close")}
      footer={
        <Button look="primary" wide busy={state === "busy"} disabled={text.trim() === ""} onClick={() => void keep()}>
          {t("console.keepNote")}
        </Button>
      }
    >
      <TextArea
        label={t("console.noteLabel")}
        hint={t("console.noteHint")}
        error={state === "failed" ? t("console.unknown") : undefined}
        value={text}
        maxLength={2000}
        onChange={setText}
        ref={startHere}
      />
    </Dialog>
  );
}

import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./editor-foot.module.css";

type EditorFootProps = {
  readonly changes: number;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** Why it is not saved, in words. */
  readonly failure: string | null;
  readonly onSave: () => void;
  readonly onReset: () => void;
};

/** Reset, save, and what has become of it. */
export function EditorFoot({ changes, isBusy, isSaved, failure, onSave, onReset }: EditorFootProps) {
  const { t } = usePage();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={css["foot"]}>
      <Button look="quiet" size="card" disabled={isBusy} onClick={() => setAsking(true)}>
        {t("partners.editor.reset")}
      </Button>
      <p className={css["said"]} role="status" data-failed={failure !== null || undefined}>
        {failure !== null
          ? failure
          : isSaved
            ? t("partners.editor.saved")
            : changes > 0 && t("partners.editor.changes", { count: changes })}
      </p>
      <Button look="primary" size="card" busy={isBusy} onClick={onSave}>
        {t("partners.editor.save")}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("partners.editor.resetTitle")}
        closeLabel={t("common.close")}
        footer={
          <div className={css["choice"]}>
            <Button onClick={() => setAsking(false)}>{t("partners.editor.keep")}</Button>
            <Button
              look="danger"
              onClick={() => {
                setAsking(false);
                onReset();
              }}
            >
              {t("partners.editor.reset")}
            </Button>
          </div>
        }
      >
        <p>{t("partners.editor.resetText")}</p>
      </Dialog>
    </div>
  );
}

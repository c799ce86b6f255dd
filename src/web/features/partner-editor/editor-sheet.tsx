import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SlidersHorizontal } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./editor-sheet.module.css";

type EditorSheetProps = { readonly changes: number; readonly foot: ReactNode; readonly children: ReactNode };

/** On a narrow screen the editor comes from below, and the button that calls it counts what is not saved. */
export function EditorSheet({ changes, foot, children }: EditorSheetProps) {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css["opener"]}>
        <Button
          look="secondary"
          size="card"
          icon={<Icon glyph={SlidersHorizontal} size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {changes === 0
            ? t("partners.editor.settings")
            : t("partners.editor.settingsChanged", { settings: t("partners.editor.settings"), count: changes })}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        look="narrow"
        onClose={() => setOpen(false)}
        title={t("partners.editor.title")}
        closeLabel={t("common.close")}
        footer={foot}
      >
        {children}
      </Dialog>
    </>
  );
}

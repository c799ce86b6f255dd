import { useState } from "react";
import type { ChosenColumn } from "#domain/orders/board-columns.ts";
import { VIEW_LENGTHS } from "#domain/orders/board-columns.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Bookmark, Users } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import type { KeptViews } from "./use-board-views.ts";
import css from "./views-dialog.module.css";

type ViewsDialogProps = {
  readonly kept: KeptViews;
  /** What stands in the address now. */
  readonly query: string;
  readonly columns: readonly ChosenColumn[];
  readonly onOpen: (view: KeptViews["views"][number]) => void;
  readonly onClose: () => void;
};

/** The filters that somebody has kept and those that others share: to open one, to remove one, and to keep the one that stands. */
export function ViewsDialog({ kept, query, columns, onOpen, onClose }: ViewsDialogProps) {
  const { t } = useConsole();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const keep = async () => {
    const done = await kept.keepView({ name: name.trim(), query, columns, isShared });
    if (done !== undefined) setName("");
  };
  return (
    <Dialog open onClose={onClose} title={t("console.board.views")} closeLabel={t("console.close")}>
      {kept.views.length === 0 && <p className={css["none"]}>{t("console.board.views.none")}</p>}
      <ul className={css["list"]}>
        {kept.views.map((view) => (
          <li key={view.view_id} className={css["row"]}>
            <BarButton
              icon={<Icon glyph={view.is_shared ? Users : Bookmark} size={16} />}
              onClick={() => {
                onOpen(view);
                onClose();
              }}
            >
              {view.name}
            </BarButton>
            <span className={css["who"]}>
              {view.is_shared &&
                t(view.is_own ? "console.board.views.yours" : "console.board.views.of", { name: view.author })}
            </span>
            {view.may_remove && (
              <BarButton
                aria-label={t("console.board.views.removeOne", { name: view.name })}
                onClick={() => void kept.removeView(view.view_id)}
              >
                {t("console.board.views.remove")}
              </BarButton>
            )}
          </li>
        ))}
      </ul>
      <form
        className={css["keep"]}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          label={t("console.board.views.name")}
          hint={t("console.board.views.hint")}
          error={kept.failure}
          value={name}
          most={VIEW_LENGTHS.name}
          onChange={setName}
        />
        <Checkbox label={t("console.board.views.share")} checked={isShared} onChange={setShared} />
        <Button look="primary" wide type="submit" disabled={name.trim() === ""}>
          {t("console.board.views.keep")}
        </Button>
      </form>
    </Dialog>
  );
}

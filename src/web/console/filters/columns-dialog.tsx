import { useState } from "react";
import { BOARD_COLUMNS, COLUMN_WIDTHS, USUAL_COLUMNS, type ChosenColumn } from "#domain/orders/board-columns.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ArrowDown, ArrowUp } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./columns-dialog.module.css";

type ColumnsDialogProps = {
  readonly columns: readonly ChosenColumn[];
  readonly onKeep: (columns: readonly ChosenColumn[]) => void;
  readonly onClose: () => void;
};

/** Which columns somebody wants to see, in which order and how wide; everything by buttons, so that no pointer is needed. */
export function ColumnsDialog({ columns, onKeep, onClose }: ColumnsDialogProps) {
  const { t } = useConsole();
  const [rows, setRows] = useState(() => withOthers(columns));
  const shown = rows.filter(({ isOn }) => isOn);
  const change = (at: number, to: Partial<(typeof rows)[number]>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...to } : row)));
  const move = (at: number, by: number) => {
    const row = rows[at];
    if (row !== undefined) setRows(rows.toSpliced(at, 1).toSpliced(at + by, 0, row));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.board.columns")}
      closeLabel={t("console.close")}
      footer={
        <Button
          look="primary"
          wide
          disabled={shown.length === 0}
          onClick={() => {
            onKeep(shown.map(({ column, width }) => ({ column, width })));
            onClose();
          }}
        >
          {t("console.board.columns.keep")}
        </Button>
      }
    >
      <ul className={css["list"]}>
        {rows.map(({ column, width, isOn }, at) => {
          const name = t(`console.column.${column}`);
          return (
            <li key={column} className={css["row"]}>
              <Checkbox label={name} checked={isOn} onChange={(on) => change(at, { isOn: on })} />
              <select
                className={css["width"]}
                aria-label={t("console.board.columns.width", { name })}
                value={width}
                disabled={!isOn}
                onChange={(event) =>
                  change(at, { width: COLUMN_WIDTHS.find((one) => one === event.currentTarget.value) ?? "usual" })
                }
              >
                {COLUMN_WIDTHS.map((one) => (
                  <option key={one} value={one}>
                    {t(`console.board.columns.${one}`)}
                  </option>
                ))}
              </select>
              <BarButton
                aria-label={t("console.board.columns.earlier", { name })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <Icon glyph={ArrowUp} size={16} />
              </BarButton>
              <BarButton
                aria-label={t("console.board.columns.later", { name })}
                disabled={at === rows.length - 1}
                onClick={() => move(at, 1)}
              >
                <Icon glyph={ArrowDown} size={16} />
              </BarButton>
            </li>
          );
        })}
      </ul>
      <BarButton onClick={() => setRows(withOthers(USUAL_COLUMNS))}>{t("console.board.columns.usual-all")}</BarButton>
    </Dialog>
  );
}

/** The chosen columns, then those that are not. */
function withOthers(columns: readonly ChosenColumn[]) {
  return [
    ...columns.map((one) => ({ ...one, isOn: true })),
    ...BOARD_COLUMNS.filter((column) => !columns.some((one) => one.column === column)).map((column) => ({
      column,
      width: "usual" as ChosenColumn["width"],
      isOn: false,
    })),
  ];
}

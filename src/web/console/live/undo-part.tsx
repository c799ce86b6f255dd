import { useEffect, useState } from "react";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./undo-part.module.css";

type UndoPartProps = { readonly until: number; readonly onEnd: () => void; readonly onUndo: () => void };

/** The way back from a confirmation, with the seconds that are left of it. */
export function UndoPart({ until, onEnd, onUndo }: UndoPartProps) {
  const { t } = useConsole();
  const [left, setLeft] = useState(() => Math.ceil((until - Date.now()) / 1000));
  // Seconds pass.
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(seconds);
      if (seconds <= 0) onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return (
    <span className={css["undo"]}>
      <span aria-hidden="true">{t("console.letterIn", { seconds: Math.max(0, left) })}</span>
      <BarButton command="undo" onClick={onUndo}>
        {t("console.undo")}
      </BarButton>
    </span>
  );
}

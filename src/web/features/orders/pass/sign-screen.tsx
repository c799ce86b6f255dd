import { useEffect } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./sign-screen.module.css";

type SignScreenProps = { readonly sign: string; readonly line: string; readonly onClose: () => void };

/** The sign on the whole screen, along its longer side, for a hall in which one shows it to the other; the screen stays lit. */
export function SignScreen({ sign, line, onClose }: SignScreenProps) {
  const { t } = usePage();
  useEffect(keepScreenLit, []);
  return (
    <Dialog open look="full" onClose={onClose} title={t("orders.sign")} closeLabel={t("common.close")}>
      <div className={css["stage"]}>
        <div className={css["sign"]}>
          <NameSign name={sign} line={line} size="wall" />
        </div>
      </div>
    </Dialog>
  );
}

/** Keeps the screen from going dark, where the browser can; a page that was hidden has to ask again. */
function keepScreenLit(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      // A battery that is low, or a frame that may not: the screen goes dark as usual.
    }
  };
  void ask();
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release().catch(() => undefined);
  };
}

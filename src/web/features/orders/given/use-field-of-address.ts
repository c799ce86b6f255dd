import { useEffect } from "react";

/** The form's fields come one by one; whoever has waited this long (ms) has gone elsewhere. */
const WAIT_MS = 8000;

/** Brings a reader to the field that the address names, once it is there, unless they have started elsewhere by then. */
export function useFieldOfAddress(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id === "" || id.includes("=")) return;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      watch.disconnect();
      clearTimeout(late);
      removeEventListener("pointerdown", end);
      removeEventListener("keydown", end);
    };
    const look = () => {
      const field = document.getElementById(id);
      if (field === null) return;
      end();
      field.closest("details")?.setAttribute("open", "");
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: "center" });
    };
    const watch = new MutationObserver(look);
    const late = setTimeout(end, WAIT_MS);
    addEventListener("pointerdown", end);
    addEventListener("keydown", end);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
    return end;
  }, []);
}

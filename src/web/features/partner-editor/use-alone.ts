import { useEffect } from "react";
import { usePage } from "#web/page/page.tsx";

/** Takes the head and the foot of the page out of reach while this part has the page to itself; the log-in popup is in the head. */
export function useAlone(): void {
  const { store } = usePage();
  useEffect(() => {
    const around = document.querySelectorAll<HTMLElement>("#app > header, #app > footer");
    const leave = (inert: boolean) => around.forEach((part) => (part.inert = inert));
    const follow = () => leave(store.getState().login.step === "hidden");
    follow();
    // At once, before the popup is drawn and takes the focus.
    const end = store.subscribe(follow);
    return () => {
      end();
      leave(false);
    };
  }, [store]);
}

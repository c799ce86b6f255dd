import { useEffect, useEffectEvent } from "react";

/** Calls back when the browser restores this page from its memory, for example by Back from the payment page. */
export function usePageReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => event.persisted && tell();
    addEventListener("pageshow", listener);
    return () => removeEventListener("pageshow", listener);
  }, []);
}

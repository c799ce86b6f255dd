import { useEffect } from "react";

/** Takes the head and the foot of the page out of reach while this part has the page to itself. */
export function useAlone(): void {
  useEffect(() => {
    const around = document.querySelectorAll<HTMLElement>("#app > header, #app > footer");
    for (const part of around) part.inert = true;
    return () => around.forEach((part) => (part.inert = false));
  }, []);
}

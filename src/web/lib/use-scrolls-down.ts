import { useEffect, useState } from "react";

/** A smaller movement is a trembling finger. */
const MOVED_PX = 12;

/** Whether the page was last scrolled down, so that bars at its edge give way to what is being read. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    // To ask where the page stands before it is laid out would lay it out twice.
    let last: number | undefined;
    const onScroll = () => {
      const now = window.scrollY;
      last ??= now;
      if (Math.abs(now - last) < MOVED_PX) return;
      setDown(now > last && now > 0);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return isDown;
}

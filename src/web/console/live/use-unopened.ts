import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConsole } from "#web/console/app/console.tsx";
import { workQuery } from "#web/console/board/board-queries.ts";
import { ownNow } from "#web/console/own/own-now.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { playSound } from "./play-sound.ts";

/** Local storage key of the orders that have sounded already: a page that is loaded again, and other tabs, stay silent. */
const SOUNDED = "console-sounded";

/** The orders that nobody has opened in time; each of them sounds once. */
export function useUnopened(): readonly number[] {
  const { api } = useConsole();
  const { data } = useQuery(workQuery(api));
  const unopened = data?.unopened;
  // A sound is no part of the page.
  useEffect(() => {
    if (unopened === undefined) return;
    const kept = readStored("local", SOUNDED);
    const sounded: readonly unknown[] = Array.isArray(kept) ? kept : [];
    const fresh = unopened.filter((id) => !sounded.includes(id));
    if (fresh.length === 0) return;
    writeStored("local", SOUNDED, [...sounded, ...fresh].slice(-200));
    if (ownNow().has_sound) playSound("bell");
  }, [unopened]);
  return unopened ?? [];
}

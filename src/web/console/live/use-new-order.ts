import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useConsole } from "#web/console/app/console.tsx";
import { workQuery } from "#web/console/board/board-queries.ts";
import { ownNow } from "#web/console/own/own-now.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { playSound } from "./play-sound.ts";

/** Local storage key of the newest order that this machine has heard of: of several tabs one sounds. */
const HEARD = "console-newest";

/** The newest order that came while the console was open and that nobody here has dismissed yet; it sounds once. */
export function useNewOrder(): { readonly order: number | undefined; readonly dismiss: () => void } {
  const { api } = useConsole();
  const { data } = useQuery(workQuery(api));
  const newest = data?.newest;
  const [known, setKnown] = useState<number>();
  // What was there when the console was opened is no news.
  if (known === undefined && newest !== undefined) setKnown(newest);
  const isNews = known !== undefined && newest !== undefined && newest > known;
  useEffect(() => {
    if (!isNews || newest <= Number(readStored("local", HEARD) ?? 0)) return;
    writeStored("local", HEARD, newest);
    const { has_sound: has, has_new_sound: hasNew } = ownNow();
    if (has && hasNew) playSound("new");
  }, [isNews, newest]);
  return { order: isNews ? newest : undefined, dismiss: () => setKnown(newest) };
}

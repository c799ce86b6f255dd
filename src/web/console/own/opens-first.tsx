import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearch } from "wouter";
import type { OwnSettings } from "#domain/accounts/own-settings.ts";
import { ownNow } from "./own-now.ts";

const SCREENS: Readonly<Record<OwnSettings["first_screen"], string>> = {
  list: "",
  day: "?view=day",
  timeline: "?view=timeline",
  requests: "/requests",
  "new-order": "/orders/new",
};

/** Opens the screen that somebody wants first, where the address names none; draws nothing. */
export function OpensFirst() {
  const [path, go] = useLocation();
  const search = useSearch();
  const open = useEffectEvent(() => {
    const [screen = "", view] = SCREENS[ownNow().first_screen].split("?");
    const query = new URLSearchParams(search);
    const names = [...query.keys()];
    if (path !== "/console" || names.some((name) => name !== "lang") || (screen === "" && view === undefined)) return;
    for (const [name, value] of new URLSearchParams(view)) query.set(name, value);
    go(`/console${screen}${query.size > 0 ? `?${query.toString()}` : ""}`, { replace: true });
  });
  // Once, when the console opens.
  useEffect(() => open(), []);
  return null;
}

import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearch } from "wouter";
import type { OwnSettings } from "#domain/accounts/own-settings.ts";
import { useAddress } from "#web/console/app/address.ts";
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
  const address = useAddress();
  const open = useEffectEvent(() => {
    const screen = SCREENS[ownNow().first_screen];
    const names = [...new URLSearchParams(search).keys()];
    if (path !== "/console" || names.some((name) => name !== "lang") || screen === "") return;
    go(address(`/console${screen}`), { replace: true });
  });
  // Once, when the console opens.
  useEffect(() => open(), []);
  return null;
}

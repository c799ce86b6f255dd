import { useEffect } from "react";
import type { MessageKey } from "#i18n/messages.ts";
import { useConsole } from "./console.tsx";

/** Screens by how their addresses begin, the longer first. */
const SCREENS = [
  ["/console/orders/new", "console.phone.title"],
  ["/console/requests", "console.requests.title"],
  ["/console/money", "console.refunds.title"],
  ["/console/yachts", "console.yachts.title"],
  ["/console/tester", "console.tester.title"],
  ["/console/staff", "console.staff.title"],
  ["/console/audit", "console.staff.audit"],
] as const;

/** The text that names the screen of an address, and the number that stands with it. */
export function screenOf(path: string): { readonly key: MessageKey; readonly number?: string } {
  const [, kind, number] = /^\/console\/(orders|requests)(?:\/\w+)?\/(\d+)$/.exec(path) ?? [];
  if (kind === "orders" && number !== undefined) return { key: "console.orderNumber", number };
  if (path === "/console") return { key: "console.board" };
  const key = SCREENS.find(([begin]) => path === begin || path.startsWith(`${begin}/`))?.[1] ?? "console.noPage";
  return { key, ...(number !== undefined && { number }) };
}

/** Names the browser's tab after the screen of the console, so that several tabs are told apart. */
export function useScreenTitle(path: string): void {
  const { t } = useConsole();
  const { key, number } = screenOf(path);
  const said = t(key, { number: number ?? "" });
  const screen = number === undefined || said.includes(number) ? said : `${said} ${number}`;
  const named = t("console.tab", { screen: screen.charAt(0).toUpperCase() + screen.slice(1) });
  // The tab shows where somebody is.
  useEffect(() => {
    document.title = named;
  }, [named]);
}

import { useEffect } from "react";
import { useConsole } from "./console.tsx";

/** Screens by how their addresses begin, the longer first; the board is what is left. */
const SCREENS = [
  ["/console/orders/new", "console.phone.title"],
  ["/console/requests", "console.requests.title"],
  ["/console/yachts", "console.yachts.title"],
  ["/console/tester", "console.tester.title"],
  ["/console/staff", "console.staff.title"],
  ["/console/audit", "console.staff.audit"],
] as const;

/** Names the browser's tab after the screen of the console, so that several tabs are told apart. */
export function useScreenTitle(path: string): void {
  const { t } = useConsole();
  const [, number] = /^\/console\/(?:orders|requests\/\w+)\/(\d+)$/.exec(path) ?? [];
  const screen = t(SCREENS.find(([begin]) => path.startsWith(begin))?.[1] ?? "console.board");
  const title =
    path.startsWith("/console/orders/") && number !== undefined ? t("console.orderNumber", { number }) : screen;
  const named = t("console.tab", { screen: number !== undefined && title === screen ? `${screen} ${number}` : title });
  // The tab shows where somebody is.
  useEffect(() => {
    document.title = named;
  }, [named]);
}

import { CHOICE_COOKIES } from "#contract/page-options.ts";
import { writeCookie } from "#web/lib/cookie.ts";
import type { Page } from "#web/page/page.tsx";

/** A year: somebody who comes back next season still finds their language and currency. */
const KEPT_SECONDS = 31_536_000;

/** Keeps a chosen language or currency for later visits; a page in somebody else's frame leaves no trace. */
export function keepChoice(
  choice: keyof typeof CHOICE_COOKIES,
  value: string,
  { options }: Pick<Page, "options">,
): void {
  if (options.moduleType !== "booking") return;
  writeCookie(CHOICE_COOKIES[choice], value, KEPT_SECONDS);
}

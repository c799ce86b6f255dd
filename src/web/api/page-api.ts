import type { QueryClient } from "@tanstack/react-query";
import { actsForOthers } from "#domain/accounts/role.ts";
import type { Api } from "#web/api/api-call.ts";
import { createApi } from "#web/api/api.ts";
import { knownAccount } from "#web/api/own-account.ts";
import type { Page } from "#web/page/page.tsx";

/**
 * The page's HTTP client. It sends the page's `user_id` as a hint, except with an ordinary account's session, which would
 * be refused.
 */
export function pageApi(page: Pick<Page, "store" | "options">, client: QueryClient): Api {
  const { options, store } = page;
  const { userId } = options;
  const withoutHint = createApi(options, store);
  if (userId === "") return withoutHint;
  return createApi(options, store, async () => {
    const account = await knownAccount(client, withoutHint, page).catch(() => null);
    return account === null || actsForOthers(account.role) ? userId : "";
  });
}

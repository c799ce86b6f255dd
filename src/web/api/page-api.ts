import type { QueryClient } from "@tanstack/react-query";
import type { SettingUser } from "#contract/accounts.ts";
import type { PageOptions } from "#contract/page-options.ts";
import { actsForOthers } from "#domain/accounts/role.ts";
import type { Api } from "#web/api/api-call.ts";
import { createApi } from "#web/api/api.ts";
import type { Calls } from "#web/api/call-addresses.ts";
import { knownAccount } from "#web/api/own-account.ts";
import type { Page } from "#web/page/page.tsx";

/**
 * The page's HTTP client. It sends the page's `user_id` as a hint, except with an ordinary account's session, which would
 * be refused.
 */
export function pageApi(page: Pick<Page, "store" | "options">, client: QueryClient): Api {
  const { options, store } = page;
  const { userId } = options;
  const plain = createApi(options, store);
  const account = () => knownAccount(client, plain, page).catch(() => null);
  const api =
    userId === ""
      ? plain
      : createApi(options, store, async () => {
          const known = await account();
          return known === null || actsForOthers(known.role) ? userId : "";
        });
  return async (name, input) => {
    if (!PRICE_SEARCHES.has(name)) return api(name, input);
    const query = { ...priceOptions(options, await account()), ...input.query };
    return api(name, { ...input, query: query as typeof input.query });
  };
}

/** Calls that ask for prices. */
const PRICE_SEARCHES: ReadonlySet<string> = new Set<keyof Calls>(["searchPrices", "searchRentPrices"]);

/** What the page and its account add to every search for prices: on what the page stands, the classes on sale, and a second currency. */
export function priceOptions(
  { carClasses, platform }: Pick<PageOptions, "carClasses" | "platform">,
  account: Pick<SettingUser, "alternative_currency"> | null,
): { readonly platform: string; readonly relation_car_class_ids?: string; readonly alternative_currency?: string } {
  const currency = account?.alternative_currency ?? null;
  return {
    platform,
    ...(carClasses !== "" && { relation_car_class_ids: carClasses }),
    ...(currency !== null && { alternative_currency: currency }),
  };
}

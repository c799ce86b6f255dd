import {
  getBoardViews,
  removeBoardView,
  saveBoardColumns,
  saveBoardView,
  type BoardViewsView,
} from "#contract/console/board/board-views.ts";
import { getBoardOptions } from "#contract/console/board/get-board-options.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { readColumns } from "#domain/orders/board-columns.ts";
import { nameIn } from "#domain/values/named.ts";
import { countryName } from "#server/gazetteer/names/country-names.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { findCountries } from "#server/modules/console/board/board-countries.repository.ts";
import { removeView, saveColumns, saveView } from "#server/modules/console/views/save-view.ts";
import { findBuyersAndStaff, findColumns, findViews } from "#server/modules/console/views/views.repository.ts";
import type { Orders } from "#server/modules/orders/index.ts";

/** The routes by which each of the staff arranges the board. */
export function viewsRoutes(orders: Orders): Route[] {
  const { db, clock, prices } = orders;
  const answer = async ({ caller }: { readonly caller: Caller }): Promise<BoardViewsView> => {
    const identity = identityOf(caller.actor);
    const own = identity?.userId ?? 0;
    const [columns, views] = await Promise.all([findColumns(db, own), findViews(db, own)]);
    return {
      columns: [...readColumns(columns)],
      views: views.map((view) => ({
        view_id: view.view_id,
        name: view.name,
        query: view.query,
        columns: [...readColumns(view.columns)],
        is_shared: view.is_shared,
        is_own: view.account_id === own,
        author: view.author,
        may_remove: view.account_id === own || identity?.staffRole === "owner",
      })),
    };
  };
  return [
    route(getBoardViews, answer),
    route(getBoardOptions, async ({ caller: { locale } }) => {
      const [providers, classes, { accounts, companies }, countries] = await Promise.all([
        prices.providers(),
        prices.carClasses(),
        findBuyersAndStaff(db),
        findCountries(db),
      ]);
      const withRole = (...roles: readonly string[]) =>
        accounts.filter(({ role }) => roles.includes(role)).map(({ id, name }) => ({ id, name }));
      return {
        provider: providers.map(({ id, name }) => ({ id, name: nameIn(name, locale) })),
        car_class: classes.map(({ id, name }) => ({ id, name: nameIn(name, locale) })),
        partner: withRole("partner", "agent"),
        company: companies,
        staff: withRole("admin"),
        country: countries
          .map((code) => ({ code, name: countryName(code, locale) }))
          .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
      };
    }),
    deskRoute(orders, saveBoardColumns, {
      act: async (trx, { body }, doer) => saveColumns(trx, body.columns, doer),
      answer,
    }),
    deskRoute(orders, saveBoardView, {
      act: async (trx, { body: { name, is_shared: isShared, ...view } }, doer) =>
        saveView(trx, { ...view, name: name.trim() || name, isShared }, new Date(clock()), doer),
      answer,
    }),
    deskRoute(orders, removeBoardView, {
      act: async (trx, { body }, doer) => removeView(trx, body.view_id, doer),
      answer,
    }),
  ];
}

import {
  getAdvantages,
  getModuleSettings,
  getPromos,
  getSettings,
  getWidget,
  recordPromoView,
  saveModuleSettings as saveModuleSettingsCall,
} from "#contract/partners.ts";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import { advantageGrants } from "#domain/partners/advantage-grants.ts";
import { readWidgetPath } from "#domain/partners/widget-path.ts";
import { nameIn } from "#domain/values/named.ts";
import { route, type Route } from "#server/http/route.ts";
import { hasFeature } from "#server/modules/accounts/index.ts";
import { callingPartner } from "#server/modules/partners/calling-partner.ts";
import { moduleSettingsOf } from "#server/modules/partners/module-settings-of.ts";
import { toldOf } from "#server/modules/partners/partner-page.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { presentWidget } from "#server/modules/partners/present-widget.ts";
import { listPromos, recordView } from "#server/modules/partners/promos.repository.ts";
import { saveModuleSettings } from "#server/modules/partners/save-module-settings.ts";
import { siteRoutes } from "#server/modules/partners/sites/site-routes.ts";
import { startSettings } from "#server/modules/partners/start-settings.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes for partners' modules, promotions and texts, and for a page's initial settings. */
export function partnersRoutes(partners: Partners): Route[] {
  const { db, clock, texts } = partners;
  return [
    route(getSettings, async ({ query, caller }) => startSettings(partners, caller, query.currency !== undefined)),
    route(getModuleSettings, async ({ params }) => moduleSettingsOf(partners, params.partner_id)),
    route(saveModuleSettingsCall, async ({ body, caller }) => {
      const partnerId = callingPartner(caller);
      await saveModuleSettings(partners, partnerId, body);
      return moduleSettingsOf(partners, partnerId);
    }),
    route(getAdvantages, async ({ caller }) => {
      const partnerId = callingPartner(caller);
      const hasRating = toldOf(partners, caller.locale).praise?.rating !== undefined;
      const grants = advantageGrants({ ...(await partners.sold(partnerId)), hasRating });
      return [...grants].map(([id, granted]) => ({ id, granted }));
    }),
    route(getPromos, async ({ caller }) => {
      if (!(await hasFeature(partners.accounts, caller, "promo"))) return [];
      const promos = await listPromos(db, viewerOf(caller.actor));
      return promos.map((promo) => ({
        id: promo.id,
        slug: promo.slug,
        title: nameIn(promo.title, caller.locale),
        text: nameIn(promo.text, caller.locale),
        link: promo.link,
        viewed: identityOf(caller.actor) !== null && promo.isSeen,
      }));
    }),
    route(recordPromoView, async ({ body, caller }) => {
      const viewer = viewerOf(caller.actor);
      const isVisitor = identityOf(caller.actor) === null;
      const view = { promoId: body.promo_action_id, viewer, at: new Date(clock()), counts: isVisitor };
      if (!(await recordView(db, view))) throw new Refusal("promo-unknown");
      return { recorded: !isVisitor };
    }),
    route(getWidget, async ({ query, caller }) => {
      const path = readWidgetPath(query.path);
      const { car_class_id: carClassId, trans_host_name: host } = query;
      const text = path && texts({ path, locale: caller.locale, carClassId: classNumber(carClassId), host });
      if (text === undefined) throw new Refusal("text-unknown");
      return presentWidget(text);
    }),
    ...siteRoutes(partners),
  ];
}

/** All visitors are one viewer, because a visit leaves no trace that could link it to another. */
function viewerOf(actor: Actor): string {
  const identity = identityOf(actor);
  return identity === null ? "visitors" : `account ${identity.userId}`;
}

function classNumber(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? text : undefined;
}

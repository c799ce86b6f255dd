import {
  getAdvantages,
  getModuleSettings,
  getPromos,
  getSettings,
  getWidget,
  recordPromoView,
  saveModuleSettings as saveModuleSettingsCall,
  type WireWidget,
} from "#contract/partners.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import { advantageGrants } from "#domain/partners/advantage-grants.ts";
import { readWidgetPath } from "#domain/partners/widget-path.ts";
import type { Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { userNumber } from "#server/http/caller.ts";
import { html, type Html } from "#server/http/html.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import {
  hasFeature,
  callingAccount,
  isClosedPartner,
  publicPartner,
  settingUser,
} from "#server/modules/accounts/index.ts";
import { callingPartner } from "#server/modules/partners/calling-partner.ts";
import { moduleSettingsOf } from "#server/modules/partners/module-settings-of.ts";
import { toldOf } from "#server/modules/partners/partner-page.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { listPromos, recordView } from "#server/modules/partners/promos.repository.ts";
import { saveModuleSettings } from "#server/modules/partners/save-module-settings.ts";
import { siteRoutes } from "#server/modules/partners/sites/site-routes.ts";
import type { WidgetText } from "#server/modules/partners/widget-texts.ts";
import { Refusal } from "#server/refusal.ts";

/** The initial settings of a page: the session's account, and the look of the page's partner. */
async function startSettings(
  partners: Partners,
  { actor, userHint, locale, currency: askedCurrency }: Caller,
  hasCurrency: boolean,
): Promise<EndpointResult<typeof getSettings>> {
  const { accounts } = partners;
  const own = await callingAccount(accounts, actor);
  const hinted = userNumber(userHint) ?? 0;
  const partner = own?.role === "partner" ? own : await publicPartner(accounts, hinted);
  const isNamed = hasCurrency || (own?.chosen_currency ?? null) !== null;
  const currency: Currency = isNamed ? askedCurrency : ((own ?? partner)?.currency ?? askedCurrency);
  const module = partner && (await moduleSettingsOf(partners, partner.user_id));
  const isClosed = partner === undefined && (await isClosedPartner(accounts, hinted));
  return {
    locale,
    currency,
    color: module === undefined ? partners.accent : `#${module.main_color}`,
    features: [...((own ?? partner)?.settings ?? accounts.users).features],
    ...(own && { user: await settingUser(accounts, { actor, userId: own.user_id, currency }) }),
    ...(module && { module_settings: { ...module, editor: partner?.user_id === own?.user_id } }),
    ...(isClosed && { forbidden: true }),
  };
}

/** Presents a text for clients: in blocks, plain, and as markup with everything escaped. */
function presentWidget({ title, body, version }: WidgetText): WireWidget {
  const blocks = body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  return {
    title,
    version,
    blocks: blocks.map(blockOf),
    text: blocks.map(plain).join("\n\n"),
    html: html`${blocks.map(marked)}`.toString(),
  };
}

type Block = WireWidget["blocks"][number];

function blockOf(block: string): Block {
  if (block.startsWith("## ")) return { kind: "heading", lines: [oneLine(block.slice(3))] };
  if (isList(block)) return { kind: "list", lines: items(block) };
  return { kind: "paragraph", lines: [oneLine(block)] };
}

function plain(block: string): string {
  if (isList(block))
    return items(block)
      .map((item) => `- ${item}`)
      .join("\n");
  return oneLine(block.replace(/^#+ /, ""));
}

function marked(block: string): Html {
  if (block.startsWith("## ")) return html`<h3>${oneLine(block.slice(3))}</h3>`;
  if (isList(block))
    return html`<ul>
      ${items(block).map((item) => html`<li>${item}</li>`)}
    </ul>`;
  return html`<p>${oneLine(block)}</p>`;
}

function isList(block: string): boolean {
  return block.startsWith("- ");
}

/** Joins the lines of a block, which are broken only for readability; a dash starts a new item. */
function items(block: string): string[] {
  return block.slice(2).split(/\n- /).map(oneLine);
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").trim();
}

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

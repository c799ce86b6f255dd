import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PASS_WORKER } from "#contract/orders/pass-copy.ts";
import type { MapTiles, OutsideCredits, PageOptions, Storefront } from "#contract/page-options.ts";
import type { Suggestion } from "#contract/places.ts";
import { readSearch } from "#contract/search-address.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { BuiltPages } from "#server/front-end/built-pages.ts";
import { pageDocument } from "#server/front-end/document.ts";
import { fixedAddresses, REPORT_SCRIPT } from "#server/front-end/fixed-addresses.ts";
import { framedBy, frameType, platformOf } from "#server/front-end/frames.ts";
import { inlineFiles } from "#server/front-end/inline-files.ts";
import { sendInline } from "#server/front-end/inline-page.ts";
import { pageMessages, partnerMessages } from "#server/front-end/page-messages.ts";
import {
  editorFrames,
  isEditorPath,
  readVisit,
  readVisitor,
  type Visit,
  type VisitReading,
} from "#server/front-end/page-visit.ts";
import { PASS_WORKER_CODE } from "#server/front-end/pass-worker-code.ts";
import { sendUnlisted, unlistedSite } from "#server/front-end/unlisted-site.ts";
import { credentialsOf } from "#server/http/caller.ts";
import { choicesOfPage } from "#server/http/choices-of-page.ts";
import { consolePage } from "#server/http/operator/console-page.ts";
import { pathOf, queryOf, userIdOf } from "#server/http/query-and-path.ts";
import { limitPages, type CountPage } from "#server/plugins/limit-pages.ts";
import { isMapWorker, mapWorkerPolicy } from "#server/plugins/map-worker-policy.ts";
import { newNonce, setPagePolicy } from "#server/plugins/security-headers.ts";
import { say } from "#server/say.ts";
import { reportsAt, type ReportSettings } from "#server/settings/report-settings.ts";
import type { SellerSettings } from "#server/settings/seller-settings.ts";

/** Lists of trips, outside the base path. */
const LISTS = ["/my-trips", "/account/orders"];

/** Pages of the account itself, which stand beside them. */
const ACCOUNT_PAGES = ["/account/security", "/account/settings", "/account/password"];

const YEAR_SECONDS = 31_536_000;

/** What the pages are made with. */
export interface FrontEnd extends VisitReading {
  readonly pages: BuiltPages;
  readonly accent: string;
  readonly countPage: CountPage;
  readonly clock: () => number;
  readonly seller: SellerSettings;
  readonly reports: ReportSettings | undefined;
  readonly mapTiles: MapTiles | undefined;
  /** The most that a card pays where the payment page takes more. */
  readonly cardMost: Readonly<Record<string, number>>;
  readonly credits: OutsideCredits;
  /** What is on for visitors without an account. */
  readonly features: readonly string[];
  /** Whether they may pay the driver. */
  readonly paysCash: boolean;
  readonly sendsTexts: boolean;
  /** The version of the consent to personal data on a site; undefined where none is asked for. */
  readonly consentVersion: (locale: Locale, host: string | undefined) => string | undefined;
  /** What the operator's book shows before anybody searches. */
  readonly storefront: () => Storefront;
  /** A place named in the URL, in the form the page shows; null for an unknown id. */
  readonly findSuggestion: (id: string, locale: Locale) => Suggestion | null;
}

/** Answers a request with the page at its address, or with the not-found page. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * Serves the booking module: the first page drawn on the server, files cached for a year.
 * Returns the answer for any other address.
 */
export function frontEndPlugin(app: FastifyInstance, frontEnd: FrontEnd): AnswerPage {
  const { pages, basePath } = frontEnd;
  app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, policy: "anybody" as const, name: "asset" };
    });
    scope.addHook("onSend", async ({ url }, reply) => {
      // A worker has a policy of its own, and this one brings the tiles of the map.
      if (isMapWorker(url)) reply.header("Content-Security-Policy", mapWorkerPolicy(frontEnd.mapTiles));
    });
    await scope.register(fastifyStatic, {
      root: `${pages.clientDir}/assets`,
      prefix: "/assets/",
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
    });
  });

  app.register(async (scope) => inlineFiles(scope, pages.inlineDir));
  consolePage(app, frontEnd);

  const page = {
    config: { policy: "anybody" as const, name: "page" },
    onRequest: limitPages(frontEnd.countPage),
  };
  fixedAddresses(app, { basePath, page, loader: pages.loader, reportScript: pages.reportScript });
  app.get("/", page, async (request, reply) => reply.redirect(`${basePath}/finder${queryOf(request)}`));
  app.get(basePath, page, async (request, reply) => {
    const { role } = await readVisitor(request, frontEnd);
    return reply.redirect(`${basePath}/${role === "partner" ? "edit" : "finder"}${queryOf(request)}`);
  });
  const answerPage = pageAnswer(frontEnd);
  app.get(`${basePath}/inline`, page, async (request, reply) =>
    sendInline(request, reply, visitOptions(request, frontEnd, await readVisit(request, frontEnd))),
  );
  app.get(`${basePath}/${PASS_WORKER}`, page, async (_request, reply) =>
    // It fetches pages of orders and nothing else.
    reply
      .header("Content-Security-Policy", "default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
      .header("Cache-Control", "no-cache")
      .type("text/javascript; charset=utf-8")
      .send(PASS_WORKER_CODE),
  );
  for (const own of [...LISTS, ...ACCOUNT_PAGES]) {
    app.get(own, page, async (request, reply) => answerPage(request, reply));
  }
  app.get(`${basePath}/*`, page, async (request, reply) => answerPage(request, reply));
  return answerPage;
}

function pageAnswer(frontEnd: FrontEnd): AnswerPage {
  const { pages } = frontEnd;
  const draw = (request: FastifyRequest, visit: Visit, language?: string) => {
    const options = visitOptions(request, frontEnd, visit, language);
    return { options, rendered: pages.render({ url: request.url, options }) };
  };
  const answer = (request: FastifyRequest, reply: FastifyReply, visit: Visit): FastifyReply => {
    const known = draw(request, visit);
    // Nobody chose a language for an address that leads nowhere: the browser's is the best guess.
    const { options, rendered } =
      known.rendered.status === 404 ? draw(request, visit, request.headers["accept-language"]) : known;
    const stranger = unlistedSite(request, options.sites);
    const nonce = newNonce();
    if (stranger !== undefined) return sendUnlisted(reply, stranger, { ...options, nonce });
    const frames = framesOf(request, frontEnd, options);
    const picture = options.partner?.logo?.picture;
    const reports = options.reports && new URL(options.reports.url).origin;
    // A partner opens pages of its sites and hears how the module stands there.
    if (options.partner?.editor) reply.header("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    setPagePolicy(reply, nonce, { ...frames, ...(picture && { picture }), ...(reports && { reports }) });
    if (options.isNotOpen) reply.header("X-Robots-Tag", "noindex");
    return reply
      .code(rendered.status)
      .header("Content-Language", options.locale)
      .header("Cache-Control", "private, no-cache")
      .type("text/html; charset=utf-8")
      .send(
        pageDocument({
          files: pages.filesOf(rendered.screen, options.partner !== undefined),
          html: rendered.html,
          title: rendered.title,
          colours: rendered.colours,
          locale: options.locale,
          options,
          frameScript: options.sites && pages.frameScript,
          reportScript: options.reports && REPORT_SCRIPT,
          description: say(options.locale, rendered.description ?? "places.lead"),
          nonce,
        }),
      );
  };
  return async (request, reply) => answer(request, reply, await readVisit(request, frontEnd));
}

/** The options of the page at an address, as it is drawn for a visit. */
function visitOptions(
  request: FastifyRequest,
  frontEnd: FrontEnd,
  { partner, account, paysCash, framing, isOpen }: Visit,
  language?: string,
): PageOptions {
  const named = { account, paysCash, page: { language, currency: openPartner(partner)?.currency } };
  return { ...optionsOf(request, frontEnd, partner, named), ...framing, ...(!isOpen && { isNotOpen: true }) };
}

/** What may frame a page, and what it may frame: a partner sees its own module beside the code for it, and comes there without a load. */
function framesOf(request: FastifyRequest, { basePath }: FrontEnd, { sites, partner }: PageOptions) {
  const isOwn = partner?.editor !== undefined;
  const framed = { framedBy: framedBy(sites, { isOwn }), ...(isOwn && { frames: "'self'" }) };
  return { ...framed, ...editorFrames(pathOf(request), basePath) };
}

/** Customers who may pay in cash see every currency of the book, and which of them a card can pay. */
function shownCurrencies(
  storefront: Storefront,
  payable: readonly string[],
  paysCash: boolean,
): Storefront & Pick<PageOptions, "cardCurrencies"> {
  const card = storefront.currencies.filter((currency) => payable.includes(currency));
  if (!paysCash) return { ...storefront, currencies: card };
  return { ...storefront, ...(card.length < storefront.currencies.length && { cardCurrencies: card }) };
}

const openPartner = (partner: Visit["partner"]) => (partner === "closed" ? undefined : partner);

function optionsOf(
  request: FastifyRequest,
  frontEnd: FrontEnd,
  partner: Visit["partner"],
  named: Parameters<typeof choicesOfPage>[1],
): PageOptions {
  const {
    pages,
    basePath,
    accent,
    clock,
    findSuggestion,
    seller,
    storefront,
    mapTiles,
    cardMost,
    credits,
    features,
    paysCash,
    sendsTexts,
  } = frontEnd;
  // Read from the address itself, because Fastify reads no query of an address that it cannot decode.
  const query = new URLSearchParams(queryOf(request));
  const one = (name: string): string | undefined => query.get(name) || undefined;
  const { locale, currency } = choicesOfPage(request, named);
  const open = openPartner(partner);
  const path = pathOf(request);
  const reports = reportsAt(frontEnd.reports, request.hostname);
  const rating = open?.editor.praise?.rating;
  const menuLink = seller.menuLink?.[locale];
  const moduleType = frameType(queryOf(request)) ?? "booking";
  // A page on another site does not say in its calls which site that is.
  const consentVersion = frontEnd.consentVersion(locale, moduleType === "booking" ? request.host : undefined);
  const platform = platformOf(queryOf(request));
  const { from, to, hideMap, reverseDisabled } = readSearch(queryOf(request));
  return {
    locale,
    currency,
    ...shownCurrencies(storefront(), request.server.payableCurrencies, named.paysCash === true),
    seller: seller.seller[locale],
    ...(menuLink && { menuLink }),
    ...(consentVersion !== undefined && { consentVersion }),
    ...(sendsTexts && { sendsTexts }),
    features: open?.features ?? features,
    ...((open?.paysCash ?? paysCash) && { paysCash: true }),
    ...(Object.keys(cardMost).length > 0 && { cardMost }),
    ...(mapTiles && { mapTiles }),
    ...(Object.keys(credits).length > 0 && { credits }),
    // The editor looks as usual; what it changes is seen in the finder that it shows.
    color: open === undefined || path === `${basePath}/edit` ? accent : open.color,
    ...(open && { partner: open.look }),
    ...(partner === "closed" && { isClosed: true }),
    basePath,
    userId: userIdOf(queryOf(request)),
    moduleType,
    platform,
    ...(platform === "partner" && open?.afterOrderUrl && { afterOrderUrl: open.afterOrderUrl }),
    hasSession: credentialsOf(request).cookie !== null,
    loginRequired: one("login_required") === "1",
    hideMap,
    reverseDisabled,
    carClasses: /^\d{1,3}(,\d{1,3}){0,20}$/.exec(one("relation_car_class_ids") ?? "")?.[0] ?? "",
    passengersCount: /^\d{1,2}$/.test(one("passengers_count") ?? "") ? Number(one("passengers_count")) : 0,
    ...(reports && { reports }),
    buildId: pages.buildId,
    messages: {
      ...pageMessages(locale, LISTS.includes(path)),
      ...(isEditorPath(path, basePath)
        ? partnerMessages(locale, "all", rating)
        : open && partnerMessages(locale, open.look.advantages, rating)),
    },
    places: Object.fromEntries(
      [from, to].filter((id) => id !== undefined).map((id) => [id, findSuggestion(id, locale)]),
    ),
    now: new Date(clock()).toISOString(),
  };
}

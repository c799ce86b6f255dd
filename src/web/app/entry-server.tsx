import { renderToString } from "react-dom/server";
import type { PageRequest, RenderedPage } from "#contract/page-options.ts";
import { readWidgetPath, type WidgetPath } from "#domain/partners/widget-path.ts";
import { pageColours, USUAL_LOOK } from "#ui/page-colours.ts";
import { offerPage } from "#web/features/offers/offer-words.tsx";
import { PartnerPart } from "#web/features/partner-look/partner-part.tsx";
import { yachtPage } from "#web/features/yachts/yacht-words.tsx";
import type { Page } from "#web/page/page.tsx";
import { withSearch } from "#web/page/with-search.ts";
import { Missing } from "#web/screens/plain/missing.tsx";
import { App, startPage } from "./app.tsx";
import { pageFrame } from "./page-frame.ts";
import { LISTS, PATHS, RIDE_OFFER, SELLING, YACHT_OFFER, YACHTS } from "./screen-paths.ts";
import { TOKEN_PARAMETER } from "./take-token.ts";

/** Draws the first page of a request, with placeholders for anything that only the browser knows. */
export function render({ url, options }: PageRequest): RenderedPage {
  // Concatenated, not resolved: a URL may begin with two slashes, and its first part would then be read as a host.
  const { pathname, search } = new URL(`http://page${url}`);
  const path = routePath(pathname, options.basePath);
  const page = startPage(options);
  const html = renderToString(
    <App
      page={page}
      parts={{ Missing, PartnerPart, ...pageFrame }}
      serverUrl={{ path: pathname, search: withoutToken(search) }}
    />,
  );
  return {
    html,
    ...(YACHTS.test(path) && { description: "yachts.lead" as const }),
    title: options.isClosed ? page.t("accounts.denied") : titleOf(path, page),
    screen: screenOf(path),
    status: options.isClosed ? 403 : isKnown(path) ? 200 : 404,
    colours: pageColours({ accent: options.color, background: backgroundOf(path, options) }),
  };
}

/** A partner's own ground, except where the partner changes it. */
function backgroundOf(path: string, { partner }: PageRequest["options"]): string {
  return partner === undefined || path === PATHS.edit ? USUAL_LOOK.background : partner.background;
}

/** Links on the page must not repeat a token from the URL; the browser removes it from the URL before drawing. */
function withoutToken(search: string): string {
  const isGiven = new URLSearchParams(search).has(TOKEN_PARAMETER);
  return (isGiven ? withSearch(search, { [TOKEN_PARAMETER]: undefined }) : search).slice(1);
}

/** The path as the browser's router gives it: below the base path, or with `~` in front outside it. */
function routePath(pathname: string, basePath: string): string {
  const isBelow = pathname === basePath || pathname.startsWith(`${basePath}/`);
  const path = isBelow ? pathname.slice(basePath.length) : `~${pathname}`;
  return path.replace(/\/+$/, "") || "/";
}

/** Paths of one order, by its number or by its transaction. */
const ORDER = /^\/(order|approveorder)\/[^/]+$/;

function titleOf(path: string, page: Page): string {
  const { t, options } = page;
  if (options.isNotOpen && SELLING.test(path)) return t("common.title.missing", { title: t("missing.notOpen.title") });
  const order = /^\/order\/([^/]+)$/.exec(path)?.[1];
  if (order !== undefined) return t("common.title.order", { id: order });
  // The number of an order that its transaction names is known to its own page only.
  if (/^~\/account\/(security|settings|password)$/.test(path))
    return t("common.title.missing", { title: t("accounts.account") });
  if (LISTS.test(path) || ORDER.test(path)) return t("common.title.trips");
  const text = textOf(path);
  if (text !== undefined) return t("common.title.missing", { title: t(`booking.agree.title.${text}`) });
  if (YACHTS.test(path)) return t("common.title.missing", { title: yachtPage(page).t("yachts.title") });
  if (isOffer(path)) return t("common.title.missing", { title: offerPage(page).t("offers.title") });
  if (path === PATHS.about) return t("common.title.about");
  if (!isKnown(path)) return t("common.title.missing", { title: t("missing.unknown.title") });
  return t(path.endsWith("/prices") ? "common.title.booking" : "common.title.finder");
}

/** The document that a path below the page about us names. */
function textOf(path: string): WidgetPath | undefined {
  return readWidgetPath(/^\/about\/([^/]+)$/.exec(path)?.[1] ?? "");
}

function isOffer(path: string): boolean {
  return RIDE_OFFER.test(path) || YACHT_OFFER.test(path);
}

function isKnown(path: string): boolean {
  return (
    LISTS.test(path) ||
    YACHTS.test(path) ||
    isOffer(path) ||
    textOf(path) !== undefined ||
    Object.values(PATHS).some((known) => known === path) ||
    ORDER.test(path)
  );
}

/** The screen of a path whose files the browser should fetch together with those of the page. */
function screenOf(path: string): RenderedPage["screen"] {
  if (path === PATHS.finder || path === PATHS.index) return "finder";
  if (path === PATHS.order) return "order";
  return path.endsWith("/prices") && isKnown(path) ? "booking" : undefined;
}

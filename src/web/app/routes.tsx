import type { ComponentType, ReactNode } from "react";
import { Redirect, Route, Switch, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { ScreenBoundary } from "#web/page/screen-boundary.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import { Finder } from "#web/screens/finder.tsx";
import type { OrderAddress } from "#web/screens/order.tsx";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { lazyScreen } from "./lazy-screen.tsx";
import { ABOUT, LISTS, PATHS, RIDE_OFFER, SELLING, YACHT_OFFER, YACHTS } from "./screen-paths.ts";

const booking = pagePart(() => import("#web/screens/booking.tsx").then((file) => file.Booking));
const Booking = lazyScreen(booking, <ScreenWaiting />);
const Rent = screen(() => import("#web/screens/rent.tsx").then((file) => file.Rent));
const Order = screen(() => import("#web/screens/order.tsx").then((file) => file.Order));
const Yachts = screen(() => import("#web/screens/yachts/yachts.tsx").then((file) => file.Yachts));
const Offer = screen(() => import("#web/screens/offers/offer.tsx").then((file) => file.Offer));
const PartnerEditor = screen(() =>
  import("#web/features/partner-editor/partner-editor.tsx").then((file) => file.PartnerEditor),
);
const EditorPreview = screen(() =>
  import("#web/features/partner-editor/preview/editor-preview.tsx").then((file) => file.EditorPreview),
);
const About = screen(() => import("#web/screens/plain/about.tsx").then((file) => file.About));
const OwnLists = lazyScreen(
  pagePart(() => import("#web/screens/trips/own-lists.tsx").then((file) => file.OwnLists)),
  <ScreenWaiting of="list" />,
);

function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyScreen(pagePart(load), <ScreenWaiting />);
}

/** Matches any path, even outside the base path, which a route without a pattern does not. */
const ANY = /^/;

/** The screens of the product; the index leads to the finder, and an unknown URL shows a message. */
export function Routes() {
  const { options, store } = usePage();
  const isRefused = useStore(store, (state) => state.refused);
  if (options.isClosed || isRefused) return <DrawnPart name="Missing" />;
  return (
    <Switch>
      {options.isNotOpen && at(SELLING, "missing", <DrawnPart name="Missing" />)}
      {at(PATHS.finder, "finder", <FinderFirst />)}
      {at(PATHS.booking, "booking", <Booking />)}
      {at(PATHS.prices, "prices", <Booking />)}
      {at(PATHS.rentBooking, "rent-booking", <Booking isRent />)}
      {at(PATHS.rent, "rent", <Rent />)}
      {at(YACHTS, "yachts", <Yachts />)}
      {at(RIDE_OFFER, "offer", <Offer kind="way" />)}
      {at(YACHT_OFFER, "yacht-offer", <Offer kind="yacht" />)}
      {at(PATHS.edit, "editor", <PartnerEditor />)}
      {at(PATHS.preview, "preview", <EditorPreview finder={<Finder />} />)}
      {at(ABOUT, "about", <About />)}
      {[PATHS.order, PATHS.approved].map((path) => (
        <Route key={path} path={path}>
          {(named: OrderAddress) => (
            <ScreenBoundary key={named.order_id ?? named.transaction}>
              <Order {...named} />
            </ScreenBoundary>
          )}
        </Route>
      ))}
      {at(LISTS, "own-lists", <OwnLists />)}
      <Route path={PATHS.index}>
        <ToFinder />
      </Route>
      {at(ANY, "missing", <DrawnPart name="Missing" />)}
    </Switch>
  );
}

/** A screen at its path, with an error boundary of its own: another screen, or this one opened again, starts afresh. */
function at(path: string | RegExp, key: string, drawn: ReactNode) {
  return (
    <Route path={path}>
      <ScreenBoundary key={key}>{drawn}</ScreenBoundary>
    </Route>
  );
}

/** The finder. With both places chosen it preloads the next screen, so that a short loss of connection does not matter. */
function FinderFirst() {
  const [{ from, to }] = useSearchState();
  useWhenIdle(booking.preload, from !== undefined && to !== undefined);
  return <Finder />;
}

/** The server redirects the index to the finder itself; the browser does so within the page. */
function ToFinder() {
  const search = useSearch();
  return (
    <>
      <FinderFirst />
      <Redirect to={`${PATHS.finder}${search === "" ? "" : `?${search}`}`} replace />
    </>
  );
}

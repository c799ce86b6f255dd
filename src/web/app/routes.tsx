import type { ReactNode } from "react";
import { Redirect, Route, Switch, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { ScreenBoundary } from "#web/page/screen-boundary.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import type { OrderAddress } from "#web/screens/order.tsx";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { askPlainScreens } from "./ask-plain-screens.ts";
import { lazyScreen } from "./lazy-screen.tsx";

const booking = pagePart(() => import("#web/screens/booking.tsx").then((file) => file.Booking));
const order = pagePart(() => import("#web/screens/order.tsx").then((file) => file.Order));
const myTrips = pagePart(() => askPlainScreens().then((screens) => screens.OwnLists));
const rent = pagePart(() => import("#web/screens/rent.tsx").then((file) => file.Rent));
const later = pagePart(() => askPlainScreens().then((screens) => screens.LaterScreen));
const Later = lazyScreen(later, <ScreenWaiting />);
const Rent = lazyScreen(rent, <ScreenWaiting />);
const Booking = lazyScreen(booking, <ScreenWaiting />);
const Order = lazyScreen(order, <ScreenWaiting />);
const MyTrips = lazyScreen(myTrips, <ScreenWaiting of="list" />);

/** Paths of the screens below the base path, in booking order. */
export const PATHS = {
  index: "/",
  finder: "/finder",
  booking: "/finder/prices",
  prices: "/prices",
  rent: "/rent",
  rentBooking: "/rent/prices",
  order: "/order/:order_id",
  approved: "/approveorder/:transaction",
  about: "/about",
  edit: "/edit",
  preview: "/edit/preview",
} as const;

/** Lists of trips and pages of the account, outside the base path (OPN-061), as the router gives their paths. */
export const LISTS = /^~\/(my-trips|account\/(orders|security|settings|password))\/?$/;

/** Pages of yachts: the index, the request, and that it has been sent. */
export const YACHTS = /^\/yacht(\/order(\/success)?)?\/?$/;

/** The page of an offer for a request: of a ride, or of a yacht. */
export const OFFER = /^\/(?:yacht\/)?offer\/\d+\/?$/;

/** Both, the editor of a partner's page and the texts about us: what few visits lead to is one file's to tell apart. */
const LATER = /^\/((about|edit)(\/[^/]*)?|yacht(\/order(\/success)?)?|(yacht\/)?offer\/\d+)\/?$/;

/** Where rides and yachts are sold. */
export const SELLING = /^\/(finder(\/prices)?|prices|rent(\/prices)?|yacht(\/order(\/success)?)?)?\/?$/;

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
      {at(LATER, "later", <Later />)}
      {[PATHS.order, PATHS.approved].map((path) => (
        <Route key={path} path={path}>
          {(named: OrderAddress) => (
            <ScreenBoundary key={named.order_id ?? named.transaction}>
              <Order {...named} />
            </ScreenBoundary>
          )}
        </Route>
      ))}
      {at(LISTS, "my-trips", <MyTrips />)}
      <Route path={PATHS.index}>
        <ToFinder />
      </Route>
      {at(ANY, "missing", <DrawnPart name="Missing" />)}
    </Switch>
  );
}

/** A screen at its path, which begins anew whenever another has been shown. */
function at(path: string | RegExp, key: string, screen: ReactNode) {
  return (
    <Route path={path}>
      <ScreenBoundary key={key}>{screen}</ScreenBoundary>
    </Route>
  );
}

/** The finder. With both places chosen it preloads the next screen, so that a short loss of connection does not matter. */
function FinderFirst() {
  const [{ from, to }] = useSearchState();
  useWhenIdle(booking.preload, from !== undefined && to !== undefined);
  return <DrawnPart name="Finder" />;
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

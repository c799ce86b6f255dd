import { Redirect, Route, Switch, useSearch } from "wouter";
import { Finder } from "#web/screens/finder.tsx";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { lazyScreen } from "./lazy-screen.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";

const Booking = lazyScreen(() => import("#web/screens/booking.tsx").then(({ Booking }) => Booking), <ScreenWaiting />);
const Order = lazyScreen(() => import("#web/screens/order.tsx").then(({ Order }) => Order), <ScreenWaiting />);

/** Paths of the screens below the base path, in the order of the way. */
export const PATHS = {
  index: "/",
  finder: "/finder",
  booking: "/finder/prices",
  prices: "/prices",
  order: "/order/:order_id",
} as const;

/** The screens of the product; an unknown path goes to the index, the index to the finder. */
export function Routes() {
  return (
    <Switch>
      <Route path={PATHS.finder}>
        <ScreenBoundary key="finder">
          <Finder />
        </ScreenBoundary>
      </Route>
      {[PATHS.booking, PATHS.prices].map((path) => (
        <Route key={path} path={path}>
          <ScreenBoundary key="booking">
            <Booking />
          </ScreenBoundary>
        </Route>
      ))}
      <Route path={PATHS.order}>
        {({ order_id }) => (
          <ScreenBoundary key={order_id}>
            <Order id={order_id} />
          </ScreenBoundary>
        )}
      </Route>
      <Route>
        <ToFinder />
      </Route>
    </Switch>
  );
}

/** The server answers these paths with the finder itself; the browser then corrects the address. */
function ToFinder() {
  const search = useSearch();
  return (
    <>
      <Finder />
      <Redirect to={`${PATHS.finder}${search === "" ? "" : `?${search}`}`} replace />
    </>
  );
}

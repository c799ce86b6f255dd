import { Suspense, useState } from "react";
import { useLocation } from "wouter";
import { pagePart } from "#web/page/page-part.ts";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { MyTrips } from "./my-trips.tsx";

const account = pagePart(() =>
  import("#web/features/accounts/account-parts.ts").then((file) => file.accountParts.AccountPages),
);

const moduleTab = pagePart(() =>
  import("#web/features/partner-module/booking-tab.tsx").then((file) => file.BookingTab),
);

const salesTab = pagePart(() =>
  import("#web/features/partner-module/sales/sales-tab.tsx").then((file) => file.SalesTab),
);

/** The pages of whoever is looking, outside the base path: the trips, or the account. */
export function OwnLists() {
  const [path] = useLocation();
  const [AccountPages] = useState(account.component);
  if (!/account\/(?!orders)/.test(path)) return <MyTrips />;
  return (
    <Suspense fallback={<ScreenWaiting of="list" />}>
      <AccountPages moduleTab={moduleTab} salesTab={salesTab} />
    </Suspense>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { failureWords } from "#web/api/failure-words.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { AccountTrips } from "#web/features/orders/list/account-trips.tsx";
import { ASKED_LINK } from "#web/features/orders/list/asked-link.ts";
import { KeptTrips } from "#web/features/orders/list/kept-trips.tsx";
import { LinkAgain } from "#web/features/orders/list/link-again.tsx";
import { TripRows } from "#web/features/orders/list/trip-rows.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { OwnYachts } from "#web/screens/yachts/own-yachts.tsx";
import css from "./my-trips.module.css";

/** The trips of whoever looks: an account's, or those whose orders the device of a visitor keeps. */
function MyTrips() {
  const { t, options } = usePage();
  useTitle(t("common.title.trips"));
  // Whoever found a booking locked asks for its link here.
  const lost = numberIn(useSearch(), ASKED_LINK);
  // The words of the list come with its own page only, so whoever was led here from another one loads it.
  const hasWords = "orders.list.open" in options.messages;
  useEffect(() => {
    if (!hasWords) location.reload();
  }, [hasWords]);
  if (!hasWords) return <TripRows isWaiting />;
  return (
    <div className={css["page"]}>
      <h1>{t("menu.trips")}</h1>
      <WithQueries>
        {lost !== undefined && <LinkAgain known={String(lost)} />}
        <OwnTrips isAsked={lost !== undefined} />
      </WithQueries>
    </div>
  );
}

/** The number of an order in the address of the list. */
function numberIn(search: string, name: string): number | undefined {
  const text = /^[1-9]\d{0,9}$/.exec(new URLSearchParams(search).get(name) ?? "")?.[0];
  return text === undefined ? undefined : Number(text);
}

function OwnTrips({ isAsked }: { readonly isAsked: boolean }) {
  const page = usePage();
  const account = useStore(page.store, (state) => state.account);
  const asked = useQuery({ ...ownAccountQuery(useApi(), page), enabled: account === undefined });
  const named = { shown: numberIn(useSearch(), "showorder") };
  if (account === null)
    return (
      <>
        <OwnYachts accountId={0} />
        <KeptTrips {...named} isAsked={isAsked} />
      </>
    );
  if (account !== undefined)
    return (
      <>
        <OwnYachts accountId={account.user_id} />
        <AccountTrips account={account} {...named} />
      </>
    );
  if (!asked.isError) return <TripRows isWaiting />;
  return (
    <ErrorScreen
      look="card"
      title={page.t("orders.list.failed")}
      message={failureWords(asked.error, page)}
      action={{ label: page.t("common.retry"), onPress: () => void asked.refetch(), busy: asked.isFetching }}
    />
  );
}

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

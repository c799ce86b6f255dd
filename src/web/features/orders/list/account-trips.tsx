import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearch } from "wouter";
import type { SettingUser } from "#contract/accounts.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { useApi } from "#web/api/api-context.ts";
import { failureWords } from "#web/api/failure-words.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./account-trips.module.css";
import { emptyOf, shownPage, useListFilter } from "./list-filter.ts";
import { accountTripsQuery, oneTripQuery } from "./list-queries.ts";
import { NotListed } from "./not-listed.tsx";
import { TripCard } from "./trip-card.tsx";
import { TripRows } from "./trip-rows.tsx";

/** An account's list without a trip; somebody who has none ahead is led to the finder. */
function EmptyList({ of }: { readonly of: ReturnType<typeof emptyOf> }) {
  const { t, options } = usePage();
  const kept = pageSearch(useSearch());
  return (
    <Card as="div">
      <div className={css["empty"]}>
        <p>{t(`orders.list.none.${of}`)}</p>
        {of === "upcoming" && (
          <Button look="primary" href={`${options.basePath}/finder${kept}`}>
            {t("missing.toFinder")}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Statuses of the wire that the list can be narrowed to, with the words for them; those that end nothing come first. */
const STATES = [
  ["6", "orders.list.state.unpaid"],
  ["0,7", "orders.tripToConfirm"],
  ["2", "orders.list.state.confirmed"],
  ["3", "orders.list.state.completed"],
  ["4,5", "orders.tripCancelled"],
] as const;

type AccountTripsProps = { readonly account: SettingUser; readonly shown: number | undefined };

/** The trips that an account may see, page by page, by time and state; the one that the address names comes first. */
export function AccountTrips({ account, shown }: AccountTripsProps) {
  const words = usePage();
  const { t } = words;
  const api = useApi();
  const [filter, setFilter] = useListFilter();
  const asked = useQuery(accountTripsQuery(api, account.user_id, filter));
  const pages = asked.data?.page_data.page_count ?? 0;
  const page = shownPage(filter.page, pages);
  const list = useQuery(accountTripsQuery(api, account.user_id, { ...filter, page }));
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    setFilter({ ...filter, page: next });
    // Whoever turns the page at its foot reads on from its head.
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };
  const one = useQuery({ ...oneTripQuery(api, account.user_id, shown ?? 0), enabled: shown !== undefined });
  // A partner sees what its visitors ordered, and leaves changes to them.
  const mayChange = (trip: TripItem) => account.role !== "partner" || trip.user_id === account.user_id;
  const card = (trip: TripItem, isAhead: boolean, heading: "h2" | "h3") => (
    <TripCard
      key={trip.order_id}
      trip={trip}
      isAhead={isAhead}
      heading={heading}
      isShown={trip.order_id === shown}
      mayChange={mayChange(trip)}
    />
  );
  return (
    <>
      {one.isError && shown !== undefined && <NotListed id={shown} />}
      {one.data && (
        <TripRows title={t("orders.list.asked")}>{[card(one.data, !one.data.is_blocked_update, "h3")]}</TripRows>
      )}
      <div className={css["filters"]}>
        <Segmented
          label={t("orders.list.period")}
          options={(["upcoming", "past"] as const).map((value) => ({ value, label: t(`orders.list.${value}`) }))}
          value={filter.period}
          onChange={(period) => setFilter({ ...filter, period, page: 1 })}
        />
        <Select
          label={t("orders.list.state")}
          value={filter.status}
          options={[
            { value: "", label: t("orders.list.anyState") },
            ...STATES.map(([value, word]) => ({ value, label: t(word) })),
          ]}
          onChange={(status) => setFilter({ ...filter, status, page: 1 })}
        />
      </div>
      <div ref={top} tabIndex={-1} className={css["found"]} aria-busy={list.isFetching} role="status">
        {list.isPending && <TripRows isWaiting />}
        {list.isError && (
          <ErrorScreen
            look="card"
            title={t("orders.list.failed")}
            message={failureWords(list.error, words)}
            action={{ label: t("common.retry"), onPress: () => void list.refetch(), busy: list.isFetching }}
          />
        )}
        {list.data?.page_data.total_items === 0 && <EmptyList of={emptyOf(filter)} />}
        <TripRows>
          {(list.data?.orders ?? [])
            .filter((trip) => trip.order_id !== one.data?.order_id)
            .map((trip) => card(trip, filter.period === "upcoming", "h2"))}
        </TripRows>
      </div>
      {pages > 1 && (
        <nav className={css["pages"]} aria-label={t("orders.list.pages")}>
          <Button disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            {t("orders.list.before")}
          </Button>
          <span>{t("orders.list.page", { page, pages })}</span>
          <Button disabled={page >= pages} onClick={() => turnTo(page + 1)}>
            {t("orders.list.after")}
          </Button>
        </nav>
      )}
    </>
  );
}

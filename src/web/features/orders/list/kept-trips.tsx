import { useQuery } from "@tanstack/react-query";
import type { TripItem } from "#contract/orders/trips.ts";
import { Button } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { failureWords } from "#web/api/failure-words.ts";
import { useForgetOrder } from "#web/features/orders/kept/use-forget-order.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { LinkAgain } from "./link-again.tsx";
import { keptTripsQuery } from "./list-queries.ts";
import { NotListed } from "./not-listed.tsx";
import { TripCard } from "./trip-card.tsx";
import { TripRows } from "./trip-rows.tsx";

type Kept = { readonly order_id: number; readonly is_ahead: boolean; readonly trip: TripItem };

type KeptTripsProps = {
  readonly shown: number | undefined;
  /** The link of a booking is asked for above the list. */
  readonly isAsked: boolean;
};

/** The trips whose orders this device keeps: those ahead first, then those of the past. */
export function KeptTrips({ shown, isAsked }: KeptTripsProps) {
  const page = usePage();
  const { t, store } = page;
  const kept = useQuery({ ...keptTripsQuery(useApi()), refetchOnWindowFocus: true });
  const forget = useForgetOrder();
  if (kept.isPending) return <TripRows isWaiting />;
  if (kept.isError) {
    return (
      <ErrorScreen
        look="card"
        title={t("orders.list.failed")}
        message={failureWords(kept.error, page)}
        action={{ label: t("common.retry"), onPress: () => void kept.refetch(), busy: kept.isFetching }}
      />
    );
  }
  const card = ({ order_id: orderId, is_ahead: isAhead, trip }: Kept) => (
    <TripCard key={trip.order_id} trip={trip} isAhead={isAhead} isShown={trip.order_id === shown}>
      <Button
        look="link"
        size="card"
        busy={forget.isPending && forget.variables === orderId}
        onClick={() => forget.mutate(orderId)}
      >
        {t("orders.forget")}
      </Button>
    </TripCard>
  );
  const logIn = { label: t("accounts.logIn"), onPress: () => askToLogIn(store) };
  const rows = (isAhead: boolean) => kept.data.filter((one) => one.is_ahead === isAhead).map(card);
  return (
    <>
      {shown !== undefined && kept.data.every(({ trip }) => trip.order_id !== shown) && <NotListed id={shown} />}
      <p role="alert">{forget.isError && t("orders.forgetFailed")}</p>
      {kept.data.length === 0 ? (
        <ErrorScreen
          look="card"
          title={t("orders.list.noneKept")}
          message={t("orders.list.noneKeptHint")}
          // Whoever has come for a link sends that first.
          {...(isAsked ? { secondAction: logIn } : { action: logIn })}
        />
      ) : (
        <>
          <TripRows title={t("orders.list.upcoming")}>{rows(true)}</TripRows>
          <TripRows title={t("orders.list.past")}>{rows(false)}</TripRows>
        </>
      )}
      {!isAsked && <LinkAgain />}
    </>
  );
}

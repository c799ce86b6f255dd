import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { changeSearch, type SearchState } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { ChangeMode } from "#web/features/orders/change/change-mode.tsx";
import { orderedTripQuery, repeatedTrip } from "#web/features/orders/repeated-trip.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePage } from "#web/page/page.tsx";

type FinderOrderProps = {
  readonly action: "change" | "repeat" | "new";
  readonly orderId: number;
  readonly onFound: (changes: Partial<SearchState>) => void;
};

/**
 * The order in the address: one that is repeated fills the finder or the rent of cars, one to be changed leads to
 * the form, or a notice takes the place of the finder where it cannot be changed.
 */
export function FinderOrder({ action, ...props }: FinderOrderProps) {
  return (
    <WithQueries>{action === "change" ? <ChangeMode orderId={props.orderId} /> : <Ordered {...props} />}</WithQueries>
  );
}

const NOTHING: Partial<SearchState> = { action: undefined, orderId: undefined };

function Ordered({ orderId, onFound }: Omit<FinderOrderProps, "action">) {
  const { t, options } = usePage();
  const api = useApi();
  const [, navigate] = useLocation();
  const trip = useQuery(
    orderedTripQuery(api, orderId, (found) => {
      const now = localTimeIn(found.start_place.timezone, Date.parse(options.now));
      const { mode, search } = repeatedTrip(found, now) ?? { mode: "transfer", search: NOTHING };
      if (mode === "transfer") onFound(search);
      else navigate(`/rent${changeSearch(location.search, { ...search, ...NOTHING })}`, { replace: true });
    }),
  );
  if (trip.isPending) return <Skeleton shape="title" />;
  if (trip.data) return null;
  return (
    <ErrorScreen
      look="card"
      level={2}
      title={t("places.orderUnknown", { id: orderId })}
      message={t("places.orderUnknownHint")}
      action={{ label: t("common.retry"), onPress: () => void trip.refetch() }}
    />
  );
}

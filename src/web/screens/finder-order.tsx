import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { changeSearch, pageSearch, type SearchState } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { orderedTripQuery, repeatedTrip } from "#web/features/orders/repeated-trip.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePage } from "#web/page/page.tsx";

type FinderOrderProps = {
  readonly action: "change" | "repeat" | "new";
  readonly orderId: number;
  readonly onFound: (changes: Partial<SearchState>) => void;
};

/** The order in the address: one that is repeated fills the finder or the rent of cars (FND-04, FND-25), one to be changed takes its place (FND-18). */
export function FinderOrder({ action, ...props }: FinderOrderProps) {
  if (action === "change") return <OrderFixed orderId={props.orderId} />;
  return (
    <WithQueries>
      <Ordered {...props} />
    </WithQueries>
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

/** Stands in place of the finder for an order that cannot be changed here (FND-18). */
function OrderFixed({ orderId }: { readonly orderId: number }) {
  const { t, options } = usePage();
  const kept = pageSearch(useSearch());
  return (
    <ErrorScreen
      title={t("places.orderFixed", { id: orderId })}
      message={t("places.orderFixedHint")}
      action={{ label: t("missing.toOrder", { id: orderId }), href: `${options.basePath}/order/${orderId}${kept}` }}
      secondAction={{ label: t("missing.toFinder"), href: `${options.basePath}/finder${kept}` }}
    />
  );
}

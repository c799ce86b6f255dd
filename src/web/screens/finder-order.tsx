import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { pageSearch, type SearchState } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { orderedSearch, orderedTripQuery } from "#web/features/orders/ordered-search.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePage } from "#web/page/page.tsx";

type FinderOrderProps = {
  readonly action: "change" | "repeat" | "new";
  readonly orderId: number;
  readonly onFound: (changes: Partial<SearchState>) => void;
};

/** The order in the address: one that is repeated fills the finder (FND-04), one to be changed takes its place (FND-18). */
export function FinderOrder({ action, ...props }: FinderOrderProps) {
  if (action === "change") return <OrderFixed orderId={props.orderId} />;
  return (
    <WithQueries>
      <Ordered {...props} />
    </WithQueries>
  );
}

function Ordered({ orderId, onFound }: Omit<FinderOrderProps, "action">) {
  const { t, options } = usePage();
  const api = useApi();
  const trip = useQuery(
    orderedTripQuery(api, orderId, (found) => {
      const now = localTimeIn(found.start_place.timezone, Date.parse(options.now));
      onFound(orderedSearch(found, now) ?? { action: undefined, orderId: undefined });
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

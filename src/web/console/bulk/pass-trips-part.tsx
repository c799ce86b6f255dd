import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { PassingProviderView } from "#contract/console/bulk/preview-pass-trips.ts";
import { mergedProviders } from "#domain/orders/merged-providers.ts";
import { addWhole } from "#domain/values/money.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import rows from "#web/console/changes/provider-dialog.module.css";
import { partsOf } from "./bulk-parts.ts";

type PassTripsPartProps = {
  readonly trips: readonly BoardTripView[];
  readonly chosen: number | undefined;
  readonly onChoose: (providerId: number) => void;
};

/** Who may drive several trips, each with what their own tariffs ask for them beside what these were sold for. */
export function PassTripsPart({ trips, chosen, onChoose }: PassTripsPartProps) {
  const { t, api } = useConsole();
  const name = useId();
  const offered = useQuery({
    queryKey: ["passing", trips.map(({ trip_id: id }) => id)],
    queryFn: async ({ signal }) => {
      const parts: PassingProviderView[][] = [];
      for (const part of partsOf(trips)) {
        const body = { trip_ids: part.map(({ trip_id: id }) => id) };
        parts.push((await api("previewPassTrips", { body, signal })).providers);
      }
      return mergedProviders(parts);
    },
    retry: false,
    gcTime: 0,
  });
  if (offered.isError)
    return (
      <ErrorScreen
        look="card"
        title={t("console.failed")}
        action={{ label: t("console.again"), onPress: () => void offered.refetch() }}
      />
    );
  if (offered.data === undefined) return <Skeleton shape="picture" />;
  return (
    <fieldset className={rows["rows"]} aria-label={t("console.provider")}>
      {offered.data.map((one) => (
        <label key={one.id} className={rows["row"]} data-chosen={one.id === chosen || undefined}>
          <input
            type="radio"
            className={rows["radio"]}
            name={name}
            checked={one.id === chosen}
            onChange={() => onChoose(one.id)}
          />
          <Provider one={one} />
        </label>
      ))}
    </fieldset>
  );
}

/** One of them: what is to be known of the trips, and the sums by currency. */
function Provider({ one }: { readonly one: PassingProviderView }) {
  const { t, locale } = useConsole();
  const notes = [
    one.drives > 0 && t("console.faults.pass.drives", { count: one.drives }),
    one.unserved > 0 && one.served.length > 0 && t("console.faults.pass.unserved", { count: one.unserved }),
    one.lacking > 0 && t("console.faults.pass.lacking", { count: one.lacking }),
  ].filter(Boolean);
  const difference = ({ own, sold, currency }: PassingProviderView["served"][number]) => {
    const more = addWhole(own, -sold);
    const way = more === 0 ? "same" : more > 0 ? "more" : "less";
    return t(`console.order.provider.${way}`, { sum: sumWords(Math.abs(more), currency, locale) });
  };
  return (
    <>
      <span className={rows["who"]}>
        <b>{one.name}</b> {notes.length > 0 && <small>{notes.join(" · ")}</small>}
      </span>
      <span className={rows["price"]}>
        {one.served.length === 0 && <small>{t("console.faults.pass.noTariff")}</small>}
        {one.served.map((sum) => (
          <span key={sum.currency} className={rows["price"]}>
            <b>{sumWords(sum.own, sum.currency, locale)}</b> <small>{difference(sum)}</small>
          </span>
        ))}
      </span>
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { findTripProviders } from "#contract/console/drivers/trip-provider.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { addWhole } from "#domain/values/money.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useTripAction } from "#web/console/actions/use-trip-action.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import css from "./changes.module.css";
import rows from "./provider-dialog.module.css";

type ProviderDialogProps = {
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

type Found = EndpointResult<typeof findTripProviders>;

/** Which provider drives a trip, each with what their own tariff would be; what the traveller was sold stays. */
export function ProviderDialog({ trip, actions, onClose: leave }: ProviderDialogProps) {
  const { t, api, locale } = useConsole();
  const { form, type, closing } = useTyped(`provider-${trip.trip_id}`, { chosen: 0 });
  const onClose = closing(leave);
  // Providers are numbered from one.
  const chosen = form.chosen === 0 ? undefined : form.chosen;
  const found = useQuery({
    // What the trip costs and who drives it may change while the window is open.
    queryKey: ["board", "providers", trip.order_id, trip.trip_id, trip.version],
    queryFn: ({ signal }) =>
      api("findTripProviders", { params: { order_id: trip.order_id }, query: { trip_id: trip.trip_id }, signal }),
    placeholderData: (before) => before,
    retry: false,
  });
  const { data } = found;
  const meant = data?.providers.find(({ id, is_driving: isDriving }) => id === chosen && !isDriving);
  const action = useTripAction(trip, {
    onDone: onClose,
    onRefused: () => void found.refetch(),
    fieldsOf: (seen, theirs) => [
      {
        label: t("console.provider"),
        was: seen.provider.name,
        theirs: theirs.provider.name,
        mine: meant?.name ?? seen.provider.name,
      },
    ],
  });
  const press = () => {
    if (meant === undefined) return;
    const body = { version: action.seen.version, trip_id: trip.trip_id, provider_id: meant.id };
    const done = t("console.order.provider.done", { name: trip.name, provider: meant.name });
    void action.run(() => actions.attempt("setTripProvider", trip.order_id, body, done));
  };
  return (
    <ActionDialog
      title={t("console.order.provider.title", { name: trip.name })}
      press={{
        label:
          meant === undefined
            ? t("console.order.provider.choose")
            : t("console.order.provider.press", { provider: meant.name }),
        onPress: press,
        isOff: meant === undefined || found.isError,
        isBusy: actions.isBusy || (data !== undefined && found.isFetching),
      }}
      met={action.met}
      failure={action.failure}
      onClose={onClose}
    >
      {data === undefined && !found.isError && <Skeleton shape="picture" />}
      {data === undefined && found.isError && (
        <ErrorScreen
          look="card"
          title={t("console.failed")}
          action={{ label: t("console.again"), onPress: () => void found.refetch() }}
        />
      )}
      {data !== undefined && (
        <>
          <p className={css["note"]}>
            {t("console.order.provider.stays", { sum: sumWords(data.sold, data.currency, locale) })}
          </p>
          <ProviderRows found={data} chosen={chosen} onChoose={(id) => type({ chosen: id })} />
          {trip.driver !== null && (
            <p className={css["note"]}>
              {t(trip.driver.is_told ? "console.order.provider.driverTold" : "console.order.provider.driverOff", {
                name: trip.driver.name,
              })}
            </p>
          )}
        </>
      )}
    </ActionDialog>
  );
}

type ProviderRowsProps = {
  readonly found: Found;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
};

/** The providers as one group, each with the price of their own tariff and how far it is from what was sold. */
function ProviderRows({ found: { providers, sold, currency }, chosen, onChoose }: ProviderRowsProps) {
  const { t, locale } = useConsole();
  const name = useId();
  const driving = providers.find(({ is_driving: isDriving }) => isDriving)?.id;
  const difference = (price: number) => {
    const more = addWhole(price, -sold);
    const way = more === 0 ? "same" : more > 0 ? "more" : "less";
    return t(`console.order.provider.${way}`, { sum: sumWords(Math.abs(more), currency, locale) });
  };
  return (
    <fieldset className={rows["rows"]} aria-label={t("console.provider")}>
      {providers.map((one) => {
        const isChosen = one.id === (chosen ?? driving);
        const notes = [
          one.is_driving && t("console.order.provider.drives"),
          one.is_seller && t("console.order.provider.sold"),
          one.without.length > 0 && t("console.order.provider.without", { what: one.without.join(", ") }),
        ].filter(Boolean);
        return (
          <label key={one.id} className={rows["row"]} data-chosen={isChosen || undefined}>
            <input
              type="radio"
              className={rows["radio"]}
              name={name}
              checked={isChosen}
              onChange={() => onChoose(one.id)}
            />
            <span className={rows["who"]}>
              <b>{one.name}</b> {notes.length > 0 && <small>{notes.join(" · ")}</small>}
            </span>
            <span className={rows["price"]}>
              {one.price === null ? (
                <small>{t("console.order.provider.noTariff")}</small>
              ) : (
                <>
                  <b>{sumWords(one.price, currency, locale)}</b> <small>{difference(one.price)}</small>
                </>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

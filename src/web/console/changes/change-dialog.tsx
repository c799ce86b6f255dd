import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { TripChoicesView } from "#contract/console/changes/change-order.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { mostStops } from "#domain/booking/stops.ts";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { usePreview } from "#web/console/actions/use-preview.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { LostPart } from "#web/console/live/lost-part.tsx";
import { whoPays } from "#web/console/money/who-pays.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { ChangedPrice } from "./change-block.tsx";
import { ChangeFields } from "./change-fields.tsx";
import { ChangeSummary } from "./change-summary.tsx";
import { ChangeWaiting } from "./change-waiting.tsx";
import { saidField, type FormNames } from "./said-field.ts";
import { changeOf, FORM_FIELDS, formOf, isSameField, servedBy, takenOver } from "./trip-form.ts";
import { useClassPrices } from "./use-class-prices.ts";

type ChangeDialogProps = {
  readonly order: DeskOrderView;
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

/** Changing a trip: what changes, what it costs and the e-mail are shown above the button before it is done. */
export function ChangeDialog({ order, trip, actions, onClose }: ChangeDialogProps) {
  const view = order.view.trips.find(({ order_id: id }) => id === trip.trip_id);
  const { api } = useConsole();
  const choices = useQuery({
    queryKey: ["changing", "choices", order.order_id, trip.trip_id, order.version],
    queryFn: ({ signal }) =>
      api("getTripChoices", { params: { order_id: order.order_id }, query: { trip_id: trip.trip_id }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (view === undefined) return null;
  if (choices.data === undefined)
    return (
      <ChangeWaiting
        name={trip.name}
        again={choices.isError ? () => void choices.refetch() : undefined}
        onClose={onClose}
      />
    );
  const isFresh = !choices.isPlaceholderData;
  return <ChangeForm {...{ order, trip, view, choices: choices.data, isFresh, actions, onClose }} />;
}

type ChangeFormProps = ChangeDialogProps & {
  readonly view: DeskOrderView["view"]["trips"][number];
  readonly choices: TripChoicesView;
  /** They are those of the order as it is. */
  readonly isFresh: boolean;
};

/** What is typed into the form of a change, what of the trip it changes, and what that comes to. */
function useTripChange({ order, trip, view, choices, isFresh }: Omit<ChangeFormProps, "actions" | "onClose">) {
  const { api } = useConsole();
  const theirs = formOf(view, choices);
  const kept = useTyped(`change-${trip.trip_id}`, {
    form: theirs,
    isWaived: false,
    // What stood there when the form was opened, or when a change of somebody else was taken over.
    seen: theirs,
    seenVersion: order.version,
  });
  const { form, isWaived, seen } = kept.form;
  const isMet = FORM_FIELDS.some((name) => !isSameField(name, seen, theirs));
  const prices = useClassPrices(order, choices, form);
  const row = prices.rows.find(({ price }) => String(price.car_class.car_class_id) === form.carClass);
  const isOwnClass = form.carClass === seen.carClass;
  const other = isOwnClass ? undefined : row?.price;
  const offered = other === undefined ? choices : { ...other, stops_most: mostStops([other.allowable_subaddress]) };
  const known = [choices, ...prices.rows.map(({ price }) => price)].flatMap((one) => one.additional_services);
  const wanted = servedBy(offered.additional_services, form, known);
  // Another class has no price before it is known whether it drives at the typed time.
  const isPriced = isOwnClass || (other !== undefined && !prices.isAsking);
  const typed = isPriced ? changeOf(seen, wanted, view, other?.price_id) : undefined;
  const rested = useDelayed(typed, 400);
  const asked = { trip_id: trip.trip_id, change: rested ?? {}, ...(isWaived && { waive: true }) };
  const preview = usePreview(
    ["changing", order.order_id, order.version, asked],
    () => api("previewChange", { params: { order_id: order.order_id }, body: asked }),
    rested !== undefined && !isMet,
  );
  const data = rested === undefined ? undefined : preview.data;
  const isResting = JSON.stringify(typed) === JSON.stringify(rested);
  const isShown = data !== undefined && isFresh && isResting && !preview.isFetching && !preview.isError && !isMet;
  const names: FormNames = {
    classOf: (id) =>
      String(id) === theirs.carClass
        ? view.car_class.title
        : (prices.rows.find(({ price }) => price.car_class.car_class_id === id)?.price.car_class.title ?? ""),
    serviceOf: (id) => known.find((one) => one.id === id)?.name ?? "",
  };
  return { theirs, kept, isMet, prices, offered, wanted, typed, rested, asked, preview, data, isShown, names };
}

function ChangeForm({ order, trip, view, choices, isFresh, actions, onClose: leave }: ChangeFormProps) {
  const { t, locale } = useConsole();
  const change = useTripChange({ order, trip, view, choices, isFresh });
  const { theirs, kept, isMet, prices, offered, wanted, typed, rested, asked, preview, data, isShown, names } = change;
  const { form, isWaived, seen, seenVersion } = kept.form;
  const onClose = kept.closing(leave);
  const [failure, setFailure] = useState<string>();
  const sum = (amount: number) => sumWords(amount, order.view.currency, locale);
  const press = async () => {
    if (!isShown || data === undefined) return;
    setFailure(undefined);
    const expected = { expected_total: data.change.is, expected_fee: data.fee };
    try {
      await actions.attempt(
        "changeOrder",
        order.order_id,
        { ...asked, version: data.version, ...expected },
        t("console.desk.changed", { name: trip.name }),
      );
      onClose();
    } catch (error) {
      setFailure(serverWords(error) ?? t("console.unknown"));
      preview.again();
    }
  };
  const isPreviewed = data !== undefined && !preview.isError && !isMet;
  const due = data === undefined ? 0 : data.cost - data.paid;
  const who = data === undefined ? "nobody" : whoPays(data);
  const met = {
    order,
    since: seenVersion,
    fields: FORM_FIELDS.map((name) => ({
      label: t(`console.desk.form.${name}`),
      was: saidField(seen, name, names),
      theirs: saidField(theirs, name, names),
      mine: saidField(form, name, names),
    })),
    onTake: () => {
      kept.type({ form: takenOver(form, seen, theirs), seen: theirs, seenVersion: order.version });
      setFailure(undefined);
    },
  };
  return (
    <ActionDialog
      look="wide"
      title={t("console.desk.changeTitle", { name: trip.name })}
      press={{
        label:
          data === undefined || who === "nobody"
            ? t("console.desk.changePress")
            : t(`console.desk.changePress.${who}`, { sum: sum(Math.abs(due)) }),
        onPress: () => void press(),
        isOff: typed === undefined || preview.isError,
        isBusy: actions.isBusy || (typed !== undefined && !isMet && !isShown && !preview.isError),
      }}
      sums={
        isPreviewed && (
          <ChangeSummary
            preview={data}
            currency={order.view.currency}
            isBusy={!isShown}
            isWaived={isWaived}
            onType={kept.type}
          />
        )
      }
      met={isMet ? met : undefined}
      failure={failure}
      onClose={onClose}
    >
      <ChangeFields
        form={wanted}
        onChange={(next) => kept.type({ form: next })}
        ownClass={{ id: theirs.carClass, title: view.car_class.title }}
        prices={prices}
        choices={offered}
        isRent={trip.rent_seconds !== null}
      />
      {preview.isError && rested !== undefined && <LostPart error={preview.error} onAgain={preview.again} />}
      {/* The lines stay with the form; what they come to is always in view above the button. */}
      {isPreviewed && data.change.was !== data.change.is && (
        <div aria-busy={!isShown}>
          <ChangedPrice change={data.change} currency={order.view.currency} />
        </div>
      )}
    </ActionDialog>
  );
}

import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { usePreview } from "#web/console/actions/use-preview.ts";
import { useTripAction } from "#web/console/actions/use-trip-action.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { LostPart } from "#web/console/live/lost-part.tsx";
import { payWords } from "#web/console/money/who-pays.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { ChangeBlock } from "./change-block.tsx";
import css from "./changes.module.css";
import { LetterPart } from "./letter-part.tsx";

type AgreeDialogProps = {
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

/** A price agreed on for a ride: what it replaces, what stays, who pays the difference and the letter, before it holds. */
export function AgreeDialog({ trip, actions, onClose: leave }: AgreeDialogProps) {
  const { t, api, locale } = useConsole();
  const { form, type, closing } = useTyped(`agree-${trip.trip_id}`, { typed: "", reason: "" });
  const { typed, reason } = form;
  const onClose = closing(leave);
  const rested = useDelayed(typed.replaceAll(/\s/g, "").replace(",", "."), 300, "");
  const price = /^\d{1,9}(\.\d{1,3})?$/.test(rested) ? Number(rested) : undefined;
  const preview = usePreview(
    ["agreeing", trip.order_id, trip.trip_id, trip.version, price],
    () =>
      api("previewAgreedPrice", {
        params: { order_id: trip.order_id },
        body: { trip_id: trip.trip_id, price: price ?? 0 },
      }),
    price !== undefined,
  );
  const data = price === undefined || preview.isError ? undefined : preview.data;
  const isShown = data !== undefined && preview.isShown;
  const sum = (amount: number) => sumWords(amount, trip.currency, locale);
  const action = useTripAction(trip, {
    onDone: onClose,
    onRefused: preview.again,
    fieldsOf: (seen, theirs) => [
      {
        label: t("console.column.price"),
        was: sum(seen.price),
        theirs: sum(theirs.price),
        mine: sum(data === undefined ? seen.price : data.change.is),
      },
    ],
  });
  const press = () => {
    if (!isShown || price === undefined) return;
    const body = {
      trip_id: trip.trip_id,
      price,
      version: action.seen.version,
      reason: reason.trim(),
      expected_total: data.change.is,
    };
    const done = t("console.order.agreed", { name: trip.name });
    void action.run(() => actions.attempt("agreePrice", trip.order_id, body, done));
  };
  return (
    <ActionDialog
      title={t("console.order.agreeTitle", { name: trip.name })}
      press={{
        label:
          data === undefined ? t("console.order.agree") : t("console.order.agreePress", { sum: sum(data.change.is) }),
        onPress: press,
        isOff: reason.trim() === "" || price === undefined || preview.isError,
        isBusy: actions.isBusy || (price !== undefined && preview.isFetching),
      }}
      met={action.met}
      failure={action.failure}
      onClose={onClose}
    >
      <TextField
        label={t("console.order.agreePrice", { currency: trip.currency })}
        hint={t("console.order.agreeHint")}
        value={typed}
        inputMode="decimal"
        most={16}
        onChange={(value) => type({ typed: value })}
        figures
        ref={startHere}
      />
      <TextField
        label={t("console.desk.reason")}
        hint={t("console.desk.reasonHint")}
        value={reason}
        most={STAFF_TEXTS.reason}
        onChange={(value) => type({ reason: value })}
        autoComplete="off"
      />
      {price !== undefined && preview.isError && <LostPart error={preview.error} onAgain={preview.again} />}
      {data !== undefined && (
        <div className={css["preview"]} aria-busy={!isShown} role="group" aria-label={t("console.desk.comesTo")}>
          <ChangeBlock change={data.change} currency={data.currency} />
          <p className={css["note"]}>{t("console.order.agreeTariff", { sum: sum(data.tariff) })}</p>
          <p>{payWords(data, sum, t)}</p>
          <LetterPart letter={data.letter} />
        </div>
      )}
    </ActionDialog>
  );
}

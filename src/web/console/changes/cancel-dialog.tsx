import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { previewCancel } from "#contract/console/changes/cancel-order.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { isOnOurSide } from "#domain/orders/staff-cancel.ts";
import { Segmented } from "#ui/segmented.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { CancelReasonFields, isReasonTold, type CancelReason } from "#web/console/actions/cancel-reason-fields.tsx";
import { FeeSwitch } from "#web/console/actions/fee-switch.tsx";
import { usePreview } from "#web/console/actions/use-preview.ts";
import { useTripAction } from "#web/console/actions/use-trip-action.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { LostPart } from "#web/console/live/lost-part.tsx";
import { BackNotes } from "#web/console/money/back-notes.tsx";
import { cancelPress } from "#web/console/money/cancel-press.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import css from "./changes.module.css";
import { LetterPart } from "./letter-part.tsx";

type CancelDialogProps = {
  /** The trips of the order. */
  readonly trips: readonly BoardTripView[];
  /** The one in focus. */
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

type CancelForm = CancelReason & { readonly which: "one" | "all"; readonly isWaived: boolean };

/** Cancelling: why, for what fee, what goes back and what the traveller will read, all before it is done. */
export function CancelDialog({ trips, trip, actions, onClose: leave }: CancelDialogProps) {
  const { t, api, locale } = useConsole();
  const standing = trips.filter(({ state }) => state !== "cancelled");
  const { form, type, closing } = useTyped<CancelForm>(`cancel-${trip.trip_id}`, {
    which: standing.length > 1 ? "one" : "all",
    reason: "traveller",
    text: "",
    isWaived: false,
  });
  const { reason, text, isWaived } = form;
  const onClose = closing(leave);
  // The others may have been cancelled since it was chosen.
  const which = standing.length > 1 ? form.which : "all";
  const waive = isWaived && !isOnOurSide(reason);
  const asked = { reason, ...(which === "one" && { trip_ids: [trip.trip_id] }), ...(waive && { waive }) };
  const preview = usePreview(["cancelling", trip.order_id, trip.version, asked], () =>
    api("previewCancel", { params: { order_id: trip.order_id }, body: asked }),
  );
  const { data, isShown } = preview;
  const sum = (amount: number) => sumWords(amount, data?.currency ?? trip.currency, locale);
  const action = useTripAction(trip, { onDone: onClose, onRefused: preview.again });
  const press = () => {
    if (!isShown || data === undefined) return;
    const body = {
      ...asked,
      version: action.seen.version,
      text: reason === "other" ? text.trim() : "",
      expected_fee: data.fee,
      expected_refund: data.refund,
    };
    const done = t("console.desk.cancelled", { name: trip.name });
    void action.run(() => actions.attempt("cancelOrder", trip.order_id, body, done));
  };
  return (
    <ActionDialog
      title={t("console.desk.cancelTitle", { name: trip.name })}
      press={{
        label:
          data === undefined || preview.isError
            ? t("console.desk.cancel")
            : t(cancelPress(data), { fee: sum(data.fee), refund: sum(data.refund) }),
        onPress: press,
        isFinal: true,
        isOff: !isReasonTold(form) || preview.isError,
        isBusy: actions.isBusy || preview.isFetching,
      }}
      leave={t("console.desk.leaveIt")}
      met={action.met}
      failure={action.failure}
      onClose={onClose}
    >
      {standing.length > 1 && (
        <Segmented
          label={t("console.desk.which")}
          options={[
            { value: "one", label: t("console.tripOf", { n: trip.position, m: trip.of }) },
            { value: "all", label: t("console.desk.wholeOrder") },
          ]}
          value={which}
          onChange={(value) => type({ which: value })}
        />
      )}
      <CancelReasonFields reason={reason} text={text} onType={type} />
      {preview.isError ? (
        <LostPart error={preview.error} onAgain={preview.again} />
      ) : (
        data !== undefined && (
          <>
            <CancelSums preview={data} isShown={isShown} sum={sum} />
            <BackNotes
              orderId={trip.order_id}
              refund={data.refund}
              byHand={data.by_hand}
              held={data.held}
              sum={sum}
              className={css["note"]}
            />
            {(data.may_waive || isWaived) && !isOnOurSide(reason) && (
              <FeeSwitch fee={sum(data.terms_fee)} on={isWaived} onType={type} />
            )}
            <LetterPart letter={data.letter} />
          </>
        )
      )}
    </ActionDialog>
  );
}

type CancelSumsProps = {
  readonly preview: EndpointResult<typeof previewCancel>;
  readonly isShown: boolean;
  readonly sum: (amount: number) => string;
};

/** What goes back or is to be paid, the fee, and what was paid. */
function CancelSums({ preview, isShown, sum }: CancelSumsProps) {
  const { t } = useConsole();
  return (
    <dl className={css["sums"]} data-calm={preview.fee === 0 || undefined} aria-busy={!isShown}>
      <div className={css["main"]}>
        <dt>{t(preview.paid > 0 ? "console.desk.refund" : "console.desk.toPay")}</dt>
        <dd>{sum(preview.paid > 0 ? preview.refund : preview.fee)}</dd>
      </div>
      <div>
        <dt>{t("console.desk.fee")}</dt>
        <dd>
          {preview.terms_fee !== preview.fee && <s>{sum(preview.terms_fee)}</s>} {sum(preview.fee)}
        </dd>
      </div>
      {preview.paid > 0 && (
        <div>
          <dt>{t("console.desk.paid")}</dt>
          <dd>{sum(preview.paid)}</dd>
        </div>
      )}
    </dl>
  );
}

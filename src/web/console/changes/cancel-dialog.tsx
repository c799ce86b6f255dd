import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { CANCEL_REASONS, isOnOurSide, type StaffCancelReason } from "#domain/orders/staff-cancel.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { startHere } from "#ui/start-here.ts";
import { Switch } from "#ui/switch.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { LostPart } from "#web/console/live/lost-part.tsx";
import { BackNotes } from "#web/console/money/back-notes.tsx";
import { cancelPress } from "#web/console/money/cancel-press.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import css from "./changes.module.css";
import { LetterPart } from "./letter-part.tsx";
import { MeanwhilePart } from "./meanwhile-part.tsx";
import { useMeanwhile } from "./use-meanwhile.ts";

type CancelDialogProps = {
  /** The trips of the order. */
  readonly trips: readonly BoardTripView[];
  /** The one in focus. */
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

type CancelForm = {
  readonly which: "one" | "all";
  readonly reason: StaffCancelReason;
  readonly text: string;
  readonly isWaived: boolean;
};

/** Cancelling: why, for what fee, what goes back and what the traveller will read, all before it is done. */
export function CancelDialog({ trips, trip, actions, onClose: leave }: CancelDialogProps) {
  const { t, api, locale } = useConsole();
  const meanwhile = useMeanwhile(trip);
  const standing = trips.filter(({ state }) => state !== "cancelled");
  const { form, type, forget } = useTyped<CancelForm>(`cancel-${trip.trip_id}`, {
    which: standing.length > 1 ? "one" : "all",
    reason: "traveller",
    text: "",
    isWaived: false,
  });
  const { reason, text, isWaived } = form;
  // The others may have been cancelled since it was chosen.
  const which = standing.length > 1 ? form.which : "all";
  const [failure, setFailure] = useState<string>();
  const waive = isWaived && !isOnOurSide(reason);
  const asked = { reason, ...(which === "one" && { trip_ids: [trip.trip_id] }), ...(waive && { waive }) };
  const preview = useQuery({
    queryKey: ["cancelling", trip.order_id, trip.version, asked],
    queryFn: () => api("previewCancel", { params: { order_id: trip.order_id }, body: asked }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const { data } = preview;
  const isShown = data !== undefined && !preview.isPlaceholderData && !preview.isError && !preview.isFetching;
  const sum = (amount: number) => sumWords(amount, data?.currency ?? trip.currency, locale);
  const isWorded = reason !== "other" || text.trim() !== "";
  const onClose = () => {
    forget();
    leave();
  };
  const press = async () => {
    if (!isShown || meanwhile.isMet) return;
    setFailure(undefined);
    const body = {
      ...asked,
      version: meanwhile.seen.version,
      text: reason === "other" ? text.trim() : "",
      expected_fee: data.fee,
      expected_refund: data.refund,
    };
    try {
      await actions.attempt("cancelOrder", trip.order_id, body, t("console.desk.cancelled", { name: trip.name }));
      onClose();
    } catch (error) {
      setFailure(error instanceof ApiError && error.message !== "" ? error.message : t("console.unknown"));
      meanwhile.look();
      void preview.refetch();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.desk.cancelTitle", { name: trip.name })}
      closeLabel={t("console.close")}
      footer={
        <div className={css["foot"]}>
          <Button
            look="final"
            wide
            disabled={!isWorded || preview.isError || meanwhile.isMet}
            busy={actions.isBusy || preview.isFetching}
            onClick={() => void press()}
          >
            {data === undefined || preview.isError
              ? t("console.desk.cancel")
              : t(cancelPress(data), {
                  fee: sum(data.fee),
                  refund: sum(data.refund),
                })}
          </Button>
          <Button look="link" size="card" onClick={onClose} ref={startHere}>
            {t("console.desk.leaveIt")}
          </Button>
        </div>
      }
    >
      <div className={css["form"]}>
        {meanwhile.isMet && (
          <MeanwhilePart
            order={meanwhile.order}
            since={meanwhile.seen.version}
            onTake={() => {
              meanwhile.takeOver();
              setFailure(undefined);
            }}
          />
        )}
        {failure !== undefined && !meanwhile.isMet && (
          <p role="alert" className={css["failed"]}>
            {failure}
          </p>
        )}
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
        <Select
          label={t("console.desk.reason")}
          value={reason}
          onChange={(value) => type({ reason: value as StaffCancelReason })}
          options={CANCEL_REASONS.map((value) => ({ value, label: t(`console.desk.reason.${value}`) }))}
        />
        {reason === "other" && (
          <TextArea
            label={t("console.desk.reasonText")}
            hint={t("console.desk.reasonHint")}
            value={text}
            most={STAFF_TEXTS.reason}
            onChange={(value) => type({ text: value })}
          />
        )}
        {preview.isError ? (
          <LostPart error={preview.error} onAgain={() => void preview.refetch()} />
        ) : (
          data !== undefined && (
            <>
              <dl className={css["sums"]} data-calm={data.fee === 0 || undefined} aria-busy={!isShown}>
                <div className={css["main"]}>
                  <dt>{t(data.paid > 0 ? "console.desk.refund" : "console.desk.toPay")}</dt>
                  <dd>{sum(data.paid > 0 ? data.refund : data.fee)}</dd>
                </div>
                <div>
                  <dt>{t("console.desk.fee")}</dt>
                  <dd>
                    {data.terms_fee !== data.fee && <s>{sum(data.terms_fee)}</s>} {sum(data.fee)}
                  </dd>
                </div>
                {data.paid > 0 && (
                  <div>
                    <dt>{t("console.desk.paid")}</dt>
                    <dd>{sum(data.paid)}</dd>
                  </div>
                )}
              </dl>
              <BackNotes
                orderId={trip.order_id}
                refund={data.refund}
                byHand={data.by_hand}
                held={data.held}
                sum={sum}
                className={css["note"]}
              />
              {(data.may_waive || isWaived) && !isOnOurSide(reason) && (
                <Switch
                  label={t("console.desk.waive", { fee: sum(data.terms_fee) })}
                  on={isWaived}
                  onChange={(on) => type({ isWaived: on })}
                />
              )}
              <LetterPart letter={data.letter} />
            </>
          )
        )}
      </div>
    </Dialog>
  );
}

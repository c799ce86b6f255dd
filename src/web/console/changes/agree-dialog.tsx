import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { LostPart } from "#web/console/live/lost-part.tsx";
import { whoPays } from "#web/console/money/who-pays.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { ChangeBlock } from "./change-block.tsx";
import css from "./changes.module.css";
import { LetterPart } from "./letter-part.tsx";
import { MeanwhilePart } from "./meanwhile-part.tsx";
import { useMeanwhile } from "./use-meanwhile.ts";

type AgreeDialogProps = {
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

const wordsOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.message !== "" ? error.message : undefined;

/** A price agreed on for a ride: what it replaces, what stays, who pays the difference and the letter, before it holds. */
export function AgreeDialog({ trip, actions, onClose: leave }: AgreeDialogProps) {
  const { t, api, locale } = useConsole();
  const meanwhile = useMeanwhile(trip);
  const { form, type, forget } = useTyped(`agree-${trip.trip_id}`, { typed: "", reason: "" });
  const { typed, reason } = form;
  const [failure, setFailure] = useState<string>();
  const rested = useDelayed(typed.replaceAll(/\s/g, "").replace(",", "."), 300, "");
  const price = /^\d{1,9}(\.\d{1,3})?$/.test(rested) ? Number(rested) : undefined;
  const preview = useQuery({
    queryKey: ["agreeing", trip.order_id, trip.trip_id, trip.version, price],
    queryFn: () =>
      api("previewAgreedPrice", {
        params: { order_id: trip.order_id },
        body: { trip_id: trip.trip_id, price: price ?? 0 },
      }),
    enabled: price !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const data = price === undefined || preview.isError ? undefined : preview.data;
  const isShown = data !== undefined && !preview.isPlaceholderData && !preview.isFetching;
  const sum = (amount: number) => sumWords(amount, trip.currency, locale);
  const due = data === undefined ? 0 : data.cost - data.paid;
  const who = data === undefined ? "nobody" : whoPays(data);
  const onClose = () => {
    forget();
    leave();
  };
  const press = async () => {
    if (!isShown || meanwhile.isMet || price === undefined) return;
    setFailure(undefined);
    const body = {
      trip_id: trip.trip_id,
      price,
      version: meanwhile.seen.version,
      reason: reason.trim(),
      expected_total: data.change.is,
    };
    try {
      await actions.attempt("agreePrice", trip.order_id, body, t("console.order.agreed", { name: trip.name }));
      onClose();
    } catch (error) {
      setFailure(wordsOf(error) ?? t("console.unknown"));
      meanwhile.look();
      void preview.refetch();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.order.agreeTitle", { name: trip.name })}
      closeLabel={t("console.close")}
      footer={
        <Button
          look="primary"
          wide
          disabled={reason.trim() === "" || price === undefined || preview.isError || meanwhile.isMet}
          busy={actions.isBusy || (price !== undefined && preview.isFetching)}
          onClick={() => void press()}
        >
          {data === undefined ? t("console.order.agree") : t("console.order.agreePress", { sum: sum(data.change.is) })}
        </Button>
      }
    >
      <div className={css["form"]}>
        {meanwhile.isMet && (
          <MeanwhilePart
            order={meanwhile.order}
            since={meanwhile.seen.version}
            fields={[
              {
                label: t("console.column.price"),
                was: sum(meanwhile.seen.price),
                theirs: sum(meanwhile.theirs.price),
                mine: data === undefined ? sum(meanwhile.seen.price) : sum(data.change.is),
              },
            ]}
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
        {price !== undefined && preview.isError && (
          <LostPart error={preview.error} onAgain={() => void preview.refetch()} />
        )}
        {data !== undefined && (
          <div className={css["preview"]} aria-busy={!isShown} role="group" aria-label={t("console.desk.comesTo")}>
            <ChangeBlock change={data.change} currency={data.currency} />
            <p className={css["note"]}>{t("console.order.agreeTariff", { sum: sum(data.tariff) })}</p>
            <p>
              {t(`console.desk.pays.${who}`, {
                sum: sum(Math.abs(due)),
                cards: sum(Math.abs(due) - data.by_hand),
                byHand: sum(data.by_hand),
                paid: sum(data.paid),
                cost: sum(data.cost),
              })}
            </p>
            <LetterPart letter={data.letter} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

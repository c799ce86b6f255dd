import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { previewCancelTrips } from "#contract/console/bulk/cancel-trips.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import { backWay } from "#domain/orders/order-account.ts";
import { CancelReasonFields, isReasonTold, type CancelReason } from "#web/console/actions/cancel-reason-fields.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { LostPart } from "#web/console/live/lost-part.tsx";
import css from "./bulk-dialog.module.css";
import { BulkFrame } from "./bulk-frame.tsx";
import { useBulk } from "./use-bulk.ts";

type CancelTripsDialogProps = {
  /** How many are chosen; some of them may be over. */
  readonly chosen: number;
  readonly trips: readonly BoardTripView[];
  readonly onClose: (isDone: boolean) => void;
};

/** Cancelling several trips: how many, for which fees and refunds by currency, before it is done; then what became of each. */
export function CancelTripsDialog({ chosen, trips, onClose: leave }: CancelTripsDialogProps) {
  const { t, api, locale } = useConsole();
  const { result, run } = useBulk();
  const [asked] = useState(trips);
  const { form, type, closing } = useTyped<CancelReason>("bulk-cancelTrips", { reason: "traveller", text: "" });
  const { reason, text } = form;
  const preview = useQuery({
    queryKey: ["cancelling-trips", asked.map(({ trip_id: id }) => id), reason],
    queryFn: () => api("previewCancelTrips", { body: { trip_ids: asked.map(({ trip_id: id }) => id), reason } }),
    enabled: result === undefined,
    retry: false,
    gcTime: 0,
  });
  const { data } = preview;
  const standing = data?.trips.filter(({ refused }) => refused === null) ?? [];
  const back = data?.sums.filter(({ refund }) => refund > 0) ?? [];
  const way = back.every((one) => backWay(one.refund, one.by_hand) === "card") ? "refund" : "back";
  const press = () => {
    const shown = new Map(standing.map((one) => [one.trip_id, one]));
    const meant = asked.flatMap((trip) => {
      const one = shown.get(trip.trip_id);
      return one === undefined ? [] : [{ ...trip, version: one.version }];
    });
    void run("cancelTrips", meant, (named) => ({
      trips: named.map((trip) => {
        const { fee = 0, refund = 0 } = shown.get(trip.trip_id) ?? {};
        return { ...trip, fee, refund };
      }),
      reason,
      ...(reason === "other" && { text: text.trim() }),
    }));
  };
  return (
    <BulkFrame
      title={t("console.bulk.cancelTitle", { count: asked.length })}
      press={{
        label: t(`console.bulk.cancelPress.${back.length === 0 ? "free" : way}`, {
          count: standing.length,
          refund: back.map(({ refund, currency }) => sumWords(refund, currency, locale)).join(" + "),
        }),
        onPress: press,
        isFinal: true,
        isOff: !isReasonTold(form) || standing.length === 0 || preview.isError,
        isBusy: preview.isFetching,
      }}
      leave={t("console.bulk.cancelLeave")}
      result={result}
      onClose={closing(leave)}
    >
      <p>
        {t("console.board.bulk.preview", { count: asked.length, chosen })}{" "}
        {asked.length < chosen && t("console.board.bulk.left", { count: chosen - asked.length })}
      </p>
      <CancelReasonFields reason={reason} text={text} onType={type} />
      {preview.isError ? (
        <LostPart error={preview.error} onAgain={() => void preview.refetch()} />
      ) : (
        <CancelTripsSums preview={data} isBusy={preview.isFetching} isMost={asked.length >= BULK_LIMITS.cancelled} />
      )}
    </BulkFrame>
  );
}

type CancelTripsSumsProps = {
  readonly preview: EndpointResult<typeof previewCancelTrips> | undefined;
  readonly isBusy: boolean;
  /** More cannot be cancelled at once. */
  readonly isMost: boolean;
};

/** The fees and refunds by currency, the trips that cannot be cancelled, and what follows by itself. */
function CancelTripsSums({ preview, isBusy, isMost }: CancelTripsSumsProps) {
  const { t, locale } = useConsole();
  const refused = preview?.trips.filter((one) => one.refused !== null) ?? [];
  const back = preview?.sums.filter(({ refund }) => refund > 0) ?? [];
  return (
    <div className={css["sums"]} aria-busy={isBusy} role="group" aria-label={t("console.desk.comesTo")}>
      <ul className={css["refused"]}>
        {preview?.sums.map(({ currency, trips: count, fee, refund, held, by_hand: byHand }) => (
          <li key={currency}>
            <b>
              {t("console.board.bulk.cancelSums", {
                count,
                fee: sumWords(fee, currency, locale),
                refund: sumWords(refund, currency, locale),
              })}
            </b>
            {held > 0 && ` ${t("console.cash.bulkHeld", { sum: sumWords(held, currency, locale) })}`}
            {byHand > 0 && (
              <>
                {" "}
                {t("console.cash.bulkByHand", {
                  way: backWay(refund, byHand),
                  cards: sumWords(refund - byHand, currency, locale),
                  cash: sumWords(byHand, currency, locale),
                })}
              </>
            )}
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <ul className={css["refused"]}>
          {refused.map(({ trip_id: id, refused: why }) => (
            <li key={id}>
              <b>{t("console.orderNumber", { number: id })}</b> {why}
            </li>
          ))}
        </ul>
      )}
      <p>
        {t("console.board.bulk.cancelLetters")}
        {back.some((one) => one.refund > one.by_hand) && ` ${t("console.cash.bulkRefunds")}`}
        {back.some((one) => one.by_hand > 0) && ` ${t("console.cash.bulkCash")}`}
        {isMost && ` ${t("console.cash.bulkMost")}`}
      </p>
    </div>
  );
}

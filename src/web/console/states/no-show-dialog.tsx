import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { TripStepsView } from "#contract/operator/states/trip-steps.ts";
import { NO_SHOW } from "#domain/orders/no-show.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { Switch } from "#ui/switch.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useHeld } from "#web/console/app/use-held.ts";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import { useMeanwhile } from "#web/console/changes/use-meanwhile.ts";
import { LostPart } from "#web/console/live/lost-part.tsx";
import { BackNotes } from "#web/console/money/back-notes.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { arrivedLocal } from "./arrived-local.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import css from "./states.module.css";

type NoShowDialogProps = {
  readonly trip: BoardTripView;
  readonly noShow: NonNullable<TripStepsView["no_show"]>;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

const wordsOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.message !== "" ? error.message : undefined;

/** A traveller who did not come: how long was waited, what was seen, photos, and the fee before it is due. */
export function NoShowDialog({ trip, noShow, actions, onClose: leave }: NoShowDialogProps) {
  const { t, api, locale } = useConsole();
  const meanwhile = useMeanwhile(trip);
  const { form, type, forget } = useTyped(`no-show-${trip.trip_id}`, {
    waited: String(noShow.free_minutes),
    arrived: "",
    note: "",
    isWaived: false,
  });
  const { waited, arrived, note, isWaived } = form;
  const [photos = [], setPhotos] = useHeld<readonly string[]>(`photos-${trip.trip_id}`);
  const [failure, setFailure] = useState<string>();
  const typed = {
    trip_id: trip.trip_id,
    waited: /^\d{1,4}$/.test(waited) ? Math.min(Number(waited), NO_SHOW.minutes) : 0,
    arrived: arrivedLocal(trip.pickup.local, arrived) ?? null,
    waive: isWaived,
  };
  const asked = JSON.parse(useDelayed(JSON.stringify(typed), 300, JSON.stringify(typed))) as typeof typed;
  const preview = useQuery({
    queryKey: ["no-show", trip.order_id, trip.version, asked],
    queryFn: () => api("previewNoShow", { params: { order_id: trip.order_id }, body: asked }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const { data } = preview;
  const isShown = data !== undefined && !preview.isPlaceholderData && !preview.isError && !preview.isFetching;
  const sum = (amount: number) => sumWords(amount, data?.currency ?? trip.currency, locale);
  const onClose = () => {
    forget();
    setPhotos(undefined);
    leave();
  };
  const press = async () => {
    if (!isShown || meanwhile.isMet) return;
    setFailure(undefined);
    const { order_id: orderId, trip_id: tripId } = trip;
    const body = { ...asked, version: meanwhile.seen.version, note: note.trim(), expected_fee: data.fee };
    try {
      await actions.attempt("sayNoShow", orderId, body, t("console.order.noShowSaid", { name: trip.name }));
      for (const [index, photo] of photos.entries()) {
        const done = t("console.order.photoKept", { n: index + 1, m: photos.length });
        await actions.attempt("addTripPhoto", orderId, { trip_id: tripId, photo }, done);
      }
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
      title={t("console.order.noShowTitle", { name: trip.name })}
      closeLabel={t("console.close")}
      footer={
        <Button
          look="final"
          wide
          disabled={note.trim() === "" || preview.isError || meanwhile.isMet}
          busy={actions.isBusy || preview.isFetching}
          onClick={() => void press()}
        >
          {data === undefined || preview.isError
            ? t("console.order.noShow")
            : t(data.fee > 0 ? "console.order.noShowFee" : "console.order.noShowFree", { fee: sum(data.fee) })}
        </Button>
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
        <div className={css["pair"]}>
          <TextField
            label={t("console.order.waited")}
            hint={t("console.order.waitedHint", { minutes: noShow.free_minutes })}
            value={waited}
            inputMode="numeric"
            most={4}
            onChange={(value) => type({ waited: value })}
            figures
            ref={startHere}
          />
          <TextField
            label={t("console.order.arrived")}
            hint={t("console.order.arrivedHint", { time: trip.pickup.local.slice(11, 16) })}
            type="time"
            value={arrived}
            onChange={(value) => type({ arrived: value })}
            figures
          />
        </div>
        <TextArea
          label={t("console.order.noShowNote")}
          hint={t("console.desk.reasonHint")}
          value={note}
          most={NO_SHOW.note}
          onChange={(value) => type({ note: value })}
        />
        <PhotoPicker
          most={NO_SHOW.photos}
          left={NO_SHOW.photos - photos.length}
          onPick={(more, wrong) => {
            setPhotos([...photos, ...more]);
            setFailure(wrong > 0 ? t("console.order.photoWrong", { count: wrong }) : undefined);
          }}
        />
        {photos.length > 0 && (
          <ul className={css["photos"]} aria-label={t("console.order.photos")}>
            {photos.map((photo, index) => (
              <li key={photo.slice(-64)}>
                <img
                  src={`data:image/jpeg;base64,${photo}`}
                  alt={t("console.order.photo", { n: index + 1, m: photos.length })}
                />
                <Button
                  look="link"
                  size="card"
                  onClick={() => setPhotos(photos.filter((one) => one !== photo))}
                  aria-label={t("console.order.photoOff", { n: index + 1 })}
                >
                  {t("console.order.takePhotoOff")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {preview.isError ? (
          <LostPart error={preview.error} onAgain={() => void preview.refetch()} />
        ) : (
          data !== undefined && (
            <>
              <dl className={css["sums"]} aria-busy={!isShown}>
                <div>
                  <dt>{t("console.desk.fee")}</dt>
                  <dd>
                    {data.terms_fee !== data.fee && <s>{sum(data.terms_fee)}</s>} <b>{sum(data.fee)}</b>
                  </dd>
                </div>
                <div>
                  <dt>{t("console.desk.refund")}</dt>
                  <dd>{sum(data.refund)}</dd>
                </div>
              </dl>
              {(data.may_waive || isWaived) && (
                <Switch
                  label={t("console.desk.waive", { fee: sum(data.terms_fee) })}
                  on={isWaived}
                  onChange={(on) => type({ isWaived: on })}
                />
              )}
              <p className={css["note"]}>{t("console.order.noLetter")}</p>
              <BackNotes
                orderId={trip.order_id}
                refund={data.refund}
                byHand={data.by_hand}
                sum={sum}
                className={css["note"]}
              />
            </>
          )
        )}
      </div>
    </Dialog>
  );
}

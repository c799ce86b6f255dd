import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { previewNoShow } from "#contract/console/states/no-show.ts";
import type { TripStepsView } from "#contract/console/states/trip-steps.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { NO_SHOW } from "#domain/orders/no-show.ts";
import { Button } from "#ui/button.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { FeeSwitch } from "#web/console/actions/fee-switch.tsx";
import { usePreview } from "#web/console/actions/use-preview.ts";
import { useTripAction } from "#web/console/actions/use-trip-action.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useHeld } from "#web/console/app/use-held.ts";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import changes from "#web/console/changes/changes.module.css";
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

type NoShowForm = {
  readonly waited: string;
  readonly arrived: string;
  readonly note: string;
  readonly isWaived: boolean;
};

/** A traveller who did not come: how long was waited, what was seen, photos, and the fee before it is due. */
export function NoShowDialog({ trip, noShow, actions, onClose: leave }: NoShowDialogProps) {
  const { t, api, locale } = useConsole();
  const { form, type, closing } = useTyped<NoShowForm>(`no-show-${trip.trip_id}`, {
    waited: String(noShow.free_minutes),
    arrived: "",
    note: "",
    isWaived: false,
  });
  const { waited, arrived, note, isWaived } = form;
  const [photos = [], setPhotos] = useHeld<readonly string[]>(`photos-${trip.trip_id}`);
  const typed = {
    trip_id: trip.trip_id,
    waited: /^\d{1,4}$/.test(waited) ? Math.min(Number(waited), NO_SHOW.minutes) : 0,
    arrived: arrivedLocal(trip.pickup.local, arrived) ?? null,
    waive: isWaived,
  };
  const asked = JSON.parse(useDelayed(JSON.stringify(typed), 300, JSON.stringify(typed))) as typeof typed;
  const preview = usePreview(["no-show", trip.order_id, trip.version, asked], () =>
    api("previewNoShow", { params: { order_id: trip.order_id }, body: asked }),
  );
  const { data, isShown } = preview;
  const sum = (amount: number) => sumWords(amount, data?.currency ?? trip.currency, locale);
  const onClose = closing(() => {
    setPhotos(undefined);
    leave();
  });
  const action = useTripAction(trip, { onDone: onClose, onRefused: preview.again });
  const send = async (fee: number) => {
    const { order_id: orderId, trip_id: tripId } = trip;
    const body = { ...asked, version: action.seen.version, note: note.trim(), expected_fee: fee };
    await actions.attempt("sayNoShow", orderId, body, t("console.order.noShowSaid", { name: trip.name }));
    for (const [index, photo] of photos.entries()) {
      const done = t("console.order.photoKept", { n: index + 1, m: photos.length });
      await actions.attempt("addTripPhoto", orderId, { trip_id: tripId, photo }, done);
    }
  };
  return (
    <ActionDialog
      title={t("console.order.noShowTitle", { name: trip.name })}
      press={{
        label:
          data === undefined || preview.isError
            ? t("console.order.noShow")
            : t(data.fee > 0 ? "console.order.noShowFee" : "console.order.noShowFree", { fee: sum(data.fee) }),
        onPress: () => isShown && data !== undefined && void action.run(() => send(data.fee)),
        isFinal: true,
        isOff: note.trim() === "" || preview.isError,
        isBusy: actions.isBusy || preview.isFetching,
      }}
      met={action.met}
      failure={action.failure}
      onClose={onClose}
    >
      <NoShowFields form={form} trip={trip} freeMinutes={noShow.free_minutes} onType={type} />
      <PhotoPicker
        most={NO_SHOW.photos}
        left={NO_SHOW.photos - photos.length}
        onPick={(more, wrong) => {
          setPhotos([...photos, ...more]);
          action.fail(wrong > 0 ? t("console.order.photoWrong", { count: wrong }) : undefined);
        }}
      />
      {photos.length > 0 && <PickedPhotos photos={photos} onPick={setPhotos} />}
      {preview.isError && <LostPart error={preview.error} onAgain={preview.again} />}
      {!preview.isError && data !== undefined && (
        <>
          <NoShowSums preview={data} isShown={isShown} sum={sum} />
          {(data.may_waive || isWaived) && <FeeSwitch fee={sum(data.terms_fee)} on={isWaived} onType={type} />}
          <p className={changes["note"]}>{t("console.order.noLetter")}</p>
          <BackNotes
            orderId={trip.order_id}
            refund={data.refund}
            byHand={data.by_hand}
            sum={sum}
            className={changes["note"]}
          />
        </>
      )}
    </ActionDialog>
  );
}

type NoShowFieldsProps = {
  readonly form: NoShowForm;
  readonly trip: BoardTripView;
  readonly freeMinutes: number;
  readonly onType: (fields: Partial<NoShowForm>) => void;
};

/** How long was waited, when the traveller arrived, and what was seen. */
function NoShowFields({ form, trip, freeMinutes, onType }: NoShowFieldsProps) {
  const { t } = useConsole();
  return (
    <>
      <div className={changes["pair"]}>
        <TextField
          label={t("console.order.waited")}
          hint={t("console.order.waitedHint", { minutes: freeMinutes })}
          value={form.waited}
          inputMode="numeric"
          most={4}
          onChange={(waited) => onType({ waited })}
          figures
          ref={startHere}
        />
        <TextField
          label={t("console.order.arrived")}
          hint={t("console.order.arrivedHint", { time: trip.pickup.local.slice(11, 16) })}
          type="time"
          value={form.arrived}
          onChange={(arrived) => onType({ arrived })}
          figures
        />
      </div>
      <TextArea
        label={t("console.order.noShowNote")}
        hint={t("console.desk.reasonHint")}
        value={form.note}
        most={NO_SHOW.note}
        onChange={(note) => onType({ note })}
      />
    </>
  );
}

type PickedPhotosProps = { readonly photos: readonly string[]; readonly onPick: (photos: readonly string[]) => void };

/** The photos that go with it; each can be taken off. */
function PickedPhotos({ photos, onPick }: PickedPhotosProps) {
  const { t } = useConsole();
  return (
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
            onClick={() => onPick(photos.filter((one) => one !== photo))}
            aria-label={t("console.order.photoOff", { n: index + 1 })}
          >
            {t("console.order.takePhotoOff")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type NoShowSumsProps = {
  readonly preview: EndpointResult<typeof previewNoShow>;
  readonly isShown: boolean;
  readonly sum: (amount: number) => string;
};

/** The fee and what goes back. */
function NoShowSums({ preview, isShown, sum }: NoShowSumsProps) {
  const { t } = useConsole();
  return (
    <dl className={changes["sums"]} aria-busy={!isShown}>
      <div>
        <dt>{t("console.desk.fee")}</dt>
        <dd>
          {preview.terms_fee !== preview.fee && <s>{sum(preview.terms_fee)}</s>} <b>{sum(preview.fee)}</b>
        </dd>
      </div>
      <div>
        <dt>{t("console.desk.refund")}</dt>
        <dd>{sum(preview.refund)}</dd>
      </div>
    </dl>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { DRIVER_LENGTHS, phoneDigits } from "#domain/orders/trip-driver.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { Switch } from "#ui/switch.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import { useMeanwhile } from "#web/console/changes/use-meanwhile.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import css from "./driver-dialog.module.css";

type Driver = NonNullable<BoardTripView["driver"]>;

type DriverDialogProps = {
  readonly trip: BoardTripView;
  /** Keeps who drives; answers why not where that failed. */
  readonly onKeep: (driver: Driver | null, tell: boolean, seen: BoardTripView) => Promise<true | string>;
  /** Leads to who drives in the place of the provider; absent where that is one step away. */
  readonly onProvider?: () => void;
  readonly onClose: () => void;
};

const NOBODY: Driver = { name: "", phone: "", car: "", plate: "", is_told: false };

/** Who drives a trip: typed, or taken from those who have driven lately, with a warning where they drive elsewhere then. */
export function DriverDialog({ trip, onKeep, onProvider, onClose: leave }: DriverDialogProps) {
  const { t, api } = useConsole();
  const { form, type, forget } = useTyped(`driver-${trip.trip_id}`, {
    driver: trip.driver ?? NOBODY,
    tell: true,
    // What stood there when it was typed, which outlives the window with it.
    was: { version: trip.version, driver: trip.driver },
  });
  const meanwhile = useMeanwhile(trip, form.was);
  const { seen, theirs } = meanwhile;
  const { driver, tell } = form;
  const onClose = () => {
    forget();
    leave();
  };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const term = useDelayed(driver.name.trim() || driver.phone, 250, "");
  const found = useQuery({
    queryKey: ["drivers", trip.trip_id, term],
    queryFn: ({ signal }) => api("findDrivers", { query: { q: term, trip_id: trip.trip_id }, signal }),
    placeholderData: (before) => before,
  });
  const suggested = found.data?.drivers ?? [];
  const same = suggested.find(
    ({ phone }) => phoneDigits(phone) !== "" && phoneDigits(phone) === phoneDigits(driver.phone),
  );
  const write = (member: keyof typeof DRIVER_LENGTHS) => (value: string) =>
    type({ driver: { ...driver, [member]: value } });
  const keep = async (named: Driver | null) => {
    setBusy(true);
    const kept = await onKeep(named, tell, seen);
    setBusy(false);
    if (kept === true) return onClose();
    setFailure(kept);
    meanwhile.look();
  };
  const texts = (named: Driver | null) => named ?? NOBODY;
  const fields = (["name", "phone", "car", "plate"] as const).map((member) => ({
    member,
    label: t(`console.driver${member.slice(0, 1).toUpperCase()}${member.slice(1)}`),
    was: texts(seen.driver)[member],
    theirs: texts(theirs.driver)[member],
    mine: driver[member],
  }));
  const takeOver = () => {
    const own = Object.fromEntries(
      fields.map(({ member, was, theirs: other, mine }) => [member, mine === was ? other : mine]),
    );
    type({ driver: { ...driver, ...own }, was: { version: theirs.version, driver: theirs.driver } });
    meanwhile.takeOver();
    setFailure(undefined);
  };
  const clock = (at: number) => localTimeIn(trip.pickup.zone, at).slice(11);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.driverTitle", { name: trip.name })}
      closeLabel={t("console.close")}
      footer={
        <div className={css["foot"]}>
          <Button
            look="primary"
            wide
            busy={isBusy}
            disabled={driver.name.trim() === "" || meanwhile.isMet}
            onClick={() => void keep({ ...driver, name: driver.name.trim() })}
          >
            {t(tell ? "console.keepAndTell" : "console.keepDriver")}
          </Button>
          {trip.driver !== null && !meanwhile.isMet && (
            <Button look="link" size="card" onClick={() => void keep(null)}>
              {t("console.takeOff")}
            </Button>
          )}
        </div>
      }
    >
      <form
        className={css["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (driver.name.trim() !== "" && !isBusy && !meanwhile.isMet)
            void keep({ ...driver, name: driver.name.trim() });
        }}
      >
        {meanwhile.isMet && (
          <MeanwhilePart order={meanwhile.order} since={seen.version} fields={fields} onTake={takeOver} />
        )}
        {failure !== undefined && !meanwhile.isMet && (
          <p role="alert" className={css["failed"]}>
            {failure}
          </p>
        )}
        <TextField
          label={t("console.driverName")}
          value={driver.name}
          maxLength={DRIVER_LENGTHS.name}
          onChange={write("name")}
          autoComplete="off"
          ref={startHere}
        />
        {suggested.length > 0 && same === undefined && (
          <ul className={css["list"]} aria-label={t("console.lately")}>
            {suggested.slice(0, 5).map((one) => (
              <li key={`${one.phone} ${one.name}`}>
                <button
                  type="button"
                  className={css["suggested"]}
                  onClick={() => type({ driver: { ...one, is_told: false } })}
                >
                  <b>{one.name}</b> <span>{[one.car, one.plate].filter(Boolean).join(" · ")}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label={t("console.driverPhone")}
          type="tel"
          value={driver.phone}
          maxLength={DRIVER_LENGTHS.phone}
          onChange={write("phone")}
          autoComplete="off"
          figures
        />
        <TextField
          label={t("console.driverCar")}
          value={driver.car}
          maxLength={DRIVER_LENGTHS.car}
          onChange={write("car")}
          autoComplete="off"
        />
        <TextField
          label={t("console.driverPlate")}
          value={driver.plate}
          maxLength={DRIVER_LENGTHS.plate}
          onChange={write("plate")}
          autoComplete="off"
          figures
        />
        {same?.busy_with.map((other) => (
          <p key={other.trip_id} className={css["busy"]} role="status">
            {t("console.busy", { number: other.trip_id, from: clock(other.from), to: clock(other.to) })}
          </p>
        ))}
        <Switch label={t("console.tell")} on={tell} onChange={(on) => type({ tell: on })} />
        {onProvider !== undefined && (
          <p className={css["provider"]}>
            <span>
              {t("console.provider")}: {trip.provider.name}
            </span>
            <BarButton command="provider" onClick={onProvider}>
              {t("console.order.provider.other")}
            </BarButton>
          </p>
        )}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}

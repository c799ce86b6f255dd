import { useRef, useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { missingOfDriver } from "#domain/orders/trip-driver.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Switch } from "#ui/switch.tsx";
import { FailureNote } from "#web/console/actions/action-dialog.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole, type Console } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import { useMeanwhile } from "#web/console/changes/use-meanwhile.ts";
import css from "./driver-dialog.module.css";
import { DriverFields } from "./driver-fields.tsx";
import { fillMissing } from "./fill-missing.ts";
import { MissingPart } from "./missing-part.tsx";

type Driver = NonNullable<BoardTripView["driver"]>;

type DriverDialogProps = {
  readonly trip: BoardTripView;
  /** Keeps who drives; answers why not where that failed. */
  readonly onKeep: (driver: Driver | null, tell: boolean, seen: BoardTripView) => Promise<true | string>;
  /** Leads to who drives in the place of the provider; absent where that is one step away. */
  readonly onProvider?: () => void;
  readonly onClose: () => void;
};

const LABELS = {
  name: "console.driverName",
  phone: "console.driverPhone",
  car: "console.driverCar",
  plate: "console.driverPlate",
} as const;

const NOBODY: Driver = { name: "", phone: "", car: "", plate: "", is_told: false };

/** The members of a driver as they were seen, as they are now and as they are typed. */
function membersOf(was: Driver | null, theirs: Driver | null, mine: Driver, t: Console["t"]) {
  return (["name", "phone", "car", "plate"] as const).map((member) => ({
    member,
    label: t(LABELS[member]),
    was: (was ?? NOBODY)[member],
    theirs: (theirs ?? NOBODY)[member],
    mine: mine[member],
  }));
}

/** Who drives a trip. A driver without phone, car or plate is saved only once somebody has said that this is meant. */
export function DriverDialog({ trip, onKeep, onProvider, onClose: leave }: DriverDialogProps) {
  const { t } = useConsole();
  const { form, type, closing } = useTyped(`driver-${trip.trip_id}`, {
    driver: trip.driver ?? NOBODY,
    tell: true,
    // What stood there when it was typed, which outlives the window with it.
    was: { version: trip.version, driver: trip.driver },
  });
  const meanwhile = useMeanwhile(trip, form.was);
  const { seen, theirs } = meanwhile;
  const { driver } = form;
  const tell = form.tell && trip.reach !== "call";
  const onClose = closing(leave);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asks, setAsks] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const keep = async (who: Driver | null) => {
    setBusy(true);
    const kept = await onKeep(who, tell, seen);
    setBusy(false);
    setAsks(false);
    if (kept === true) return onClose();
    setFailure(kept);
    meanwhile.look();
  };
  const named = { ...driver, name: driver.name.trim() };
  const isReady = named.name !== "" && !isBusy && !meanwhile.isMet;
  const ask = () => {
    if (!isReady) return;
    if (missingOfDriver(named).length > 0) setAsks(true);
    else void keep(named);
  };
  const members = membersOf(seen.driver, theirs.driver, driver, t);
  const takeOver = () => {
    const own = Object.fromEntries(
      members.map(({ member, was, theirs: other, mine }) => [member, mine === was ? other : mine]),
    );
    type({ driver: { ...driver, ...own }, was: { version: theirs.version, driver: theirs.driver } });
    meanwhile.takeOver();
    setFailure(undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.driverTitle", { name: trip.name })}
      closeLabel={t("console.close")}
      footer={
        asks ? (
          <MissingPart
            driver={named}
            tells={tell}
            onFill={() => {
              setAsks(false);
              fillMissing(fields.current, named);
            }}
            onKeep={() => void keep(named)}
          />
        ) : (
          <div className={css["foot"]}>
            <Button look="primary" wide busy={isBusy} disabled={named.name === "" || meanwhile.isMet} onClick={ask}>
              {t(tell ? "console.keepAndTell" : "console.keepDriver")}
            </Button>
            {trip.driver !== null && !meanwhile.isMet && (
              <Button look="link" size="card" onClick={() => void keep(null)}>
                {t("console.takeOff")}
              </Button>
            )}
          </div>
        )
      }
    >
      <form
        className={css["form"]}
        ref={fields}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {meanwhile.isMet && (
          <MeanwhilePart order={meanwhile.order} since={seen.version} fields={members} onTake={takeOver} />
        )}
        {!meanwhile.isMet && <FailureNote failure={failure} />}
        <DriverFields
          trip={trip}
          driver={driver}
          onChange={(next) => {
            setAsks(false);
            type({ driver: { ...next, is_told: false } });
          }}
        />
        <TellSwitch trip={trip} tell={tell} onType={type} />
        {onProvider !== undefined && <ProviderLine trip={trip} onProvider={onProvider} />}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}

type TellSwitchProps = {
  readonly trip: BoardTripView;
  readonly tell: boolean;
  readonly onType: (fields: { readonly tell: boolean }) => void;
};

/** Whether the traveller is written to, or why that cannot be. */
function TellSwitch({ trip, tell, onType }: TellSwitchProps) {
  const { t } = useConsole();
  return trip.reach === "call" ? (
    <p className={css["busy"]}>{t("console.driver.cannotTell", { phone: trip.phone ?? "" })}</p>
  ) : (
    <Switch label={t("console.tell")} on={tell} onChange={(on) => onType({ tell: on })} />
  );
}

type ProviderLineProps = { readonly trip: BoardTripView; readonly onProvider: () => void };

/** Whose driver it is, with the way to another provider. */
function ProviderLine({ trip, onProvider }: ProviderLineProps) {
  const { t } = useConsole();
  return (
    <p className={css["provider"]}>
      <span>
        {t("console.provider")}: {trip.provider.name}
      </span>
      <BarButton command="provider" onClick={onProvider}>
        {t("console.order.provider.other")}
      </BarButton>
    </p>
  );
}

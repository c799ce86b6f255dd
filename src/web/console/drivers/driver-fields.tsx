import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { DRIVER_LENGTHS, missingOfDriver, phoneDigits, type TripDriver } from "#domain/orders/trip-driver.ts";
import { Combobox } from "#ui/combobox.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { usePrintedAs } from "#web/console/orders/printed-field.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import css from "./driver-dialog.module.css";

type DriverFieldsProps = {
  /** The trip that somebody is wanted for. */
  readonly trip: Pick<BoardTripView, "trip_id" | "pickup">;
  readonly driver: TripDriver;
  readonly onChange: (driver: TripDriver) => void;
};

const keyOf = ({ name, phone, plate }: TripDriver) => [name, phone, plate].join("\n");

/** Drivers of late that fit what is typed, and the one among them whose phone it is. */
function useSuggested(trip: DriverFieldsProps["trip"], driver: TripDriver) {
  const { api } = useConsole();
  const term = useDelayed(driver.name.trim() || driver.phone, 250, "");
  const found = useQuery({
    queryKey: ["drivers", trip.trip_id, term],
    queryFn: ({ signal }) => api("findDrivers", { query: { q: term, trip_id: trip.trip_id }, signal }),
    placeholderData: (before) => before,
  });
  const suggested = found.data?.drivers ?? [];
  const same = suggested.find(
    (one) => phoneDigits(one.phone) !== "" && phoneDigits(one.phone) === phoneDigits(driver.phone),
  );
  const isSearching = found.isFetching || term !== (driver.name.trim() || driver.phone);
  return { suggested, same, isSearching };
}

/** Who drives: one of the drivers of late, chosen by name, plate, car or phone, or somebody new, typed field by field. */
export function DriverFields({ trip, driver, onChange }: DriverFieldsProps) {
  const { t } = useConsole();
  const [asks, setAsks] = useState(false);
  const phone = useRef<HTMLInputElement>(null);
  const { suggested, same, isSearching } = useSuggested(trip, driver);
  const printed = usePrintedAs(driver.name);
  const clock = (at: number) => localTimeIn(trip.pickup.zone, at).slice(11);
  const write = (member: keyof TripDriver) => (value: string) => onChange({ ...driver, [member]: value });
  const groupOf = ({ far_from: far, busy_with: [busy] }: (typeof suggested)[number]) =>
    far !== null ? "far" : busy === undefined ? "near" : "busy";
  return (
    <>
      <Combobox
        label={t("console.driverName")}
        placeholder={t("console.driver.find")}
        text={driver.name}
        typed={driver.name.trim()}
        onTextChange={(name) => {
          setAsks(false);
          onChange({ ...driver, name: name.slice(0, DRIVER_LENGTHS.name) });
        }}
        options={suggested.map((one) => ({
          key: keyOf(one),
          primary: one.name,
          secondary: [
            one.car,
            ...one.busy_with
              .slice(0, 1)
              .map(({ from, to }) => t("console.driver.busy", { from: clock(from), to: clock(to) })),
            one.far_from !== null && t("console.driver.lastFrom", { place: one.far_from }),
          ]
            .filter(Boolean)
            .join(" · "),
          code: one.plate,
          group: t(`console.driver.group.${groupOf(one)}`),
        }))}
        searching={isSearching}
        loadingText={t("console.driver.searching")}
        resultsText={t("console.driver.found", { count: suggested.length })}
        warning={asks ? t("console.driver.choose") : printed}
        onPick={({ key }) => {
          const picked = suggested.find((one) => keyOf(one) === key);
          if (picked === undefined) return;
          setAsks(false);
          onChange({ name: picked.name, phone: picked.phone, car: picked.car, plate: picked.plate });
        }}
        // A half-typed name is never saved by Enter.
        onEnterWithoutSelection={(close) => {
          if (driver.name.trim() === "" || missingOfDriver(driver).length === 0) return false;
          if (isSearching || (suggested.length > 0 && same === undefined)) setAsks(true);
          else {
            close();
            phone.current?.focus();
          }
          return true;
        }}
        ref={startHere}
      />
      <TextField
        label={t("console.driverPhone")}
        name="driver-phone"
        type="tel"
        value={driver.phone}
        most={DRIVER_LENGTHS.phone}
        onChange={write("phone")}
        autoComplete="off"
        figures
        ref={phone}
      />
      <TextField
        label={t("console.driverCar")}
        name="driver-car"
        value={driver.car}
        most={DRIVER_LENGTHS.car}
        onChange={write("car")}
        autoComplete="off"
      />
      <TextField
        label={t("console.driverPlate")}
        name="driver-plate"
        value={driver.plate}
        most={DRIVER_LENGTHS.plate}
        onChange={write("plate")}
        autoComplete="off"
        figures
      />
      {same?.busy_with.map((other) => (
        <p key={other.trip_id} className={css["busy"]} role="status">
          {t("console.busy", { number: other.trip_id, from: clock(other.from), to: clock(other.to) })}
        </p>
      ))}
    </>
  );
}

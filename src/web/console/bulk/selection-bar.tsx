import { lazy, Suspense } from "react";
import { BULK_LIMITS } from "#domain/orders/bulk-limits.ts";
import { TRIP_PRINTS, type TripPrint } from "#domain/orders/trip-prints.ts";
import { Download, Printer, X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useWindow } from "#web/console/app/use-window.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { serverTime } from "#web/console/live/server-clock.ts";
import { ProveDialog } from "#web/console/staff/prove-dialog.tsx";
import { useStaffCall } from "#web/console/staff/use-staff-call.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { sumsOf, tripsFor, type BulkDeed } from "./bulk-parts.ts";
import { CancelTripsDialog } from "./cancel-trips-dialog.tsx";
import css from "./selection-bar.module.css";
import { tripsCsv } from "./trips-csv.ts";
import type { Selection } from "./use-selection.ts";

const WriteTripsDialog = lazy(() =>
  import("./write-trips-dialog.tsx").then((file) => ({ default: file.WriteTripsDialog })),
);

/** What can be done to the chosen trips, in the place of what can be done to the one in focus. */
export function SelectionBar({ selection }: { readonly selection: Selection }) {
  const { t, api, locale } = useConsole();
  const rights = useRights();
  const [deed, setDeed] = useWindow<BulkDeed>("chosen");
  const exporting = useStaffCall(() => undefined);
  const { trips } = selection;
  const mayDrive = rights("driving") === "works";
  const mayMark = rights("marks") === "works";
  const offered: readonly BulkDeed[] = [
    ...(mayDrive ? (["confirmTrips"] as const) : []),
    ...(mayMark ? (["seeTrips"] as const) : []),
    ...(mayDrive ? (["driveTrips", "passTrips"] as const) : []),
    ...(mayMark ? (["markTrips", "writeTrips"] as const) : []),
    ...(rights("changing") === "works" ? (["cancelTrips"] as const) : []),
  ];
  const ids = trips.map(({ trip_id: id }) => id);
  const save = (name: string, blob: Blob) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const download = async (attempt: string) => {
    const exported = await api("exportTrips", { body: { trip_ids: ids }, attempt });
    const csv = new Blob([tripsCsv(exported.trips, { t, locale })], { type: "text/csv" });
    save(`trips-${new Date(serverTime()).toISOString().slice(0, 10)}.csv`, csv);
  };
  const printed = (print: TripPrint) => async (attempt: string) => {
    const { name, pdf } = await api("printTrips", { body: { trip_ids: ids, print }, attempt });
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
    save(name, new Blob([bytes], { type: "application/pdf" }));
  };
  const close = (isDone: boolean) => {
    setDeed(undefined);
    if (isDone) selection.clear();
  };
  return (
    <div className={css["bar"]}>
      <p className={css["of"]} role="status">
        <b>{t("console.board.bulk.chosen", { count: trips.length })}</b>
        <span>
          {sumsOf(trips)
            .map(({ currency, sum }) => sumWords(sum, currency, locale))
            .join(" · ")}
          {trips.length === BULK_LIMITS.chosen && ` · ${t("console.board.bulk.most", { max: BULK_LIMITS.chosen })}`}
        </span>
      </p>
      <div className={css["doings"]} data-doings>
        {offered.map((one) => {
          const count = tripsFor(one, trips).length;
          return (
            <BarButton key={one} disabled={count === 0} onClick={() => setDeed(one)}>
              {t(`console.board.bulk.${one}`)} {count}
            </BarButton>
          );
        })}
        {rights("exporting") === "works" && (
          <>
            <BarButton
              icon={<Icon glyph={Download} size={16} />}
              disabled={exporting.isBusy}
              onClick={() => exporting.run(download)}
            >
              CSV
            </BarButton>
            {TRIP_PRINTS.map((print) => (
              <BarButton
                key={print}
                icon={<Icon glyph={Printer} size={16} />}
                disabled={exporting.isBusy}
                onClick={() => exporting.run(printed(print))}
              >
                {t(`console.lists.${print}`)}
              </BarButton>
            ))}
          </>
        )}
        <BarButton icon={<Icon glyph={X} size={16} />} command="back" onClick={selection.clear}>
          {t("console.board.bulk.clear")}
        </BarButton>
      </div>
      <p className={css["failure"]} role="alert">
        {!exporting.isAsked && exporting.failed}
      </p>
      {exporting.isAsked && <ProveDialog call={exporting} />}
      {deed === "cancelTrips" && (
        <CancelTripsDialog chosen={trips.length} trips={tripsFor(deed, trips)} onClose={close} />
      )}
      {deed === "writeTrips" && (
        <Suspense>
          <WriteTripsDialog chosen={trips.length} trips={tripsFor(deed, trips)} onClose={close} />
        </Suspense>
      )}
      {deed !== undefined && deed !== "cancelTrips" && deed !== "writeTrips" && (
        <BulkDialog deed={deed} chosen={trips.length} trips={tripsFor(deed, trips)} onClose={close} />
      )}
    </div>
  );
}

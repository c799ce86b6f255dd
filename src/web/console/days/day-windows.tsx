import { lazy, Suspense, useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { DriverDialog } from "#web/console/drivers/driver-dialog.tsx";
import { NoteDialog } from "#web/console/orders/note-dialog.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";

const ChangeTrip = lazy(() =>
  import("#web/console/changes/change-trip.tsx").then((file) => ({ default: file.ChangeTrip })),
);
const ProviderDialog = lazy(() =>
  import("#web/console/changes/provider-dialog.tsx").then((file) => ({ default: file.ProviderDialog })),
);

/** What opens over the trips of a day. */
export type DayWindow = "driver" | "provider" | "note" | "change";

type DayWindowsProps = {
  readonly window: DayWindow;
  /** The trip in focus, while it is among those that are shown. */
  readonly trip: BoardTripView | undefined;
  readonly actions: OrderActions;
  readonly onOpen: (window: DayWindow) => void;
  readonly onClose: () => void;
};

/** The window that is open over the trips of a day; it stays with its trip and with what was typed, also where another's change takes that trip out of the day. */
export function DayWindows({ window, trip: now, actions, onOpen, onClose }: DayWindowsProps) {
  const [opened] = useState(now);
  const trip = now?.trip_id === opened?.trip_id ? now : opened;
  if (trip === undefined) return null;
  if (window === "driver")
    return (
      <DriverDialog
        trip={trip}
        onKeep={(driver, tell, seen) => actions.nameDriver(seen, driver, tell)}
        onProvider={() => onOpen("provider")}
        onClose={onClose}
      />
    );
  if (window === "note")
    return (
      <NoteDialog
        orderId={trip.order_id}
        name={trip.name}
        onKeep={(text) => actions.note(trip, text)}
        onClose={onClose}
      />
    );
  const Window = window === "provider" ? ProviderDialog : ChangeTrip;
  return (
    <Suspense>
      <Window trip={trip} actions={actions} onClose={onClose} />
    </Suspense>
  );
}

import { lazy, Suspense, useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { DriverDialog } from "#web/console/drivers/driver-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import type { OrderActions } from "./use-order-actions.ts";

const ChangeTrip = lazy(() =>
  import("#web/console/changes/change-trip.tsx").then((file) => ({ default: file.ChangeTrip })),
);
const ProviderDialog = lazy(() =>
  import("#web/console/changes/provider-dialog.tsx").then((file) => ({ default: file.ProviderDialog })),
);

/** What opens over a trip. */
export type TripWindowName = "driver" | "provider" | "note" | "change";

type TripWindowProps = {
  readonly window: TripWindowName;
  /** The trip in focus, while it is among those that are shown. */
  readonly trip: BoardTripView | undefined;
  readonly actions: OrderActions;
  /** Leads from the driver to another provider; absent where that is one step away. */
  readonly onProvider?: () => void;
  readonly onClose: () => void;
};

/** The window that is open over a trip; it stays with its trip and with what was typed, also where another's change takes that trip out of the list. */
export function TripWindow({ window, trip: now, actions, onProvider, onClose }: TripWindowProps) {
  const [opened] = useState(now);
  const trip = now?.trip_id === opened?.trip_id ? now : opened;
  if (trip === undefined) return null;
  if (window === "driver")
    return (
      <DriverDialog
        trip={trip}
        onKeep={(driver, tell, seen) => actions.nameDriver(seen, driver, tell)}
        {...(onProvider && { onProvider })}
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

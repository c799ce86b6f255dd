import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import type { ChosenColumn } from "#domain/orders/board-columns.ts";
import { useAddress } from "#web/console/app/address.ts";
import { DriverDialog } from "#web/console/drivers/driver-dialog.tsx";
import { ColumnsDialog } from "#web/console/filters/columns-dialog.tsx";
import type { KeptViews } from "#web/console/filters/use-board-views.ts";
import { ViewsDialog } from "#web/console/filters/views-dialog.tsx";
import { NoteDialog } from "#web/console/orders/note-dialog.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { boardAddress, readBoardAddress, type BoardAsked } from "./board-address.ts";

const ProviderDialog = lazy(() =>
  import("#web/console/changes/provider-dialog.tsx").then((file) => ({ default: file.ProviderDialog })),
);

/** What opens over the board. */
export type BoardWindow = "driver" | "provider" | "note" | "views" | "columns";

type BoardWindowsProps = {
  readonly window: BoardWindow;
  /** The trip in focus. */
  readonly trip: BoardTripView | undefined;
  readonly actions: OrderActions;
  readonly asked: BoardAsked;
  readonly kept: KeptViews;
  readonly columns: readonly ChosenColumn[];
  readonly isKeptView: boolean;
  readonly onOpen: (window: BoardWindow) => void;
  readonly onClose: () => void;
};

/** The window that is open over the board. */
export function BoardWindows(props: BoardWindowsProps) {
  const { window, actions, asked, kept, columns, isKeptView, onOpen, onClose } = props;
  const [, go] = useLocation();
  const address = useAddress();
  // A window stays with its trip, also where another change takes that out of the list.
  const [opened] = useState(props.trip);
  const trip = props.trip?.trip_id === opened?.trip_id ? props.trip : opened;
  if (window === "views")
    return (
      <ViewsDialog
        kept={kept}
        query={boardAddress(asked).split("?")[1] ?? ""}
        columns={columns}
        onOpen={(view) => go(address(boardAddress(readBoardAddress(view.query), view.view_id)))}
        onClose={onClose}
      />
    );
  if (window === "columns")
    return (
      <ColumnsDialog
        columns={columns}
        onKeep={(chosen) => {
          // A view keeps its own columns; whoever chooses others leaves it.
          if (isKeptView) go(address(boardAddress(asked)));
          void kept.keepColumns(chosen);
        }}
        onClose={onClose}
      />
    );
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
  if (window === "provider")
    return (
      <Suspense>
        <ProviderDialog trip={trip} actions={actions} onClose={onClose} />
      </Suspense>
    );
  return (
    <NoteDialog
      orderId={trip.order_id}
      name={trip.name}
      onKeep={(text) => actions.note(trip, text)}
      onClose={onClose}
    />
  );
}

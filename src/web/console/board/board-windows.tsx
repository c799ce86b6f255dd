import { useLocation } from "wouter";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { ChosenColumn } from "#domain/orders/board-columns.ts";
import { useAddress } from "#web/console/app/address.ts";
import { ColumnsDialog } from "#web/console/filters/columns-dialog.tsx";
import type { KeptViews } from "#web/console/filters/use-board-views.ts";
import { ViewsDialog } from "#web/console/filters/views-dialog.tsx";
import { TripWindow, type TripWindowName } from "#web/console/orders/trip-window.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { boardAddress, readBoardAddress, type BoardAsked } from "./board-address.ts";

/** What opens over the board. */
export type BoardWindow = Exclude<TripWindowName, "change"> | "views" | "columns";

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
  const { window, trip, actions, asked, kept, columns, isKeptView, onOpen, onClose } = props;
  const [, go] = useLocation();
  const address = useAddress();
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
  return (
    <TripWindow window={window} trip={trip} actions={actions} onProvider={() => onOpen("provider")} onClose={onClose} />
  );
}

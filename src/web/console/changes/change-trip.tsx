import { useQuery } from "@tanstack/react-query";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { useConsole } from "#web/console/app/console.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { ChangeWaiting } from "./change-waiting.tsx";

type ChangeTripProps = {
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

/** The form of a change for a trip of a list, whose order is read first. */
export function ChangeTrip({ trip, actions, onClose }: ChangeTripProps) {
  const { api } = useConsole();
  const order = useQuery({
    queryKey: ["board", "order", trip.order_id],
    queryFn: ({ signal }) => api("getDeskOrder", { params: { order_id: trip.order_id }, signal }),
  });
  if (order.data === undefined)
    return (
      <ChangeWaiting
        name={trip.name}
        again={order.isError ? () => void order.refetch() : undefined}
        onClose={onClose}
      />
    );
  return (
    <ChangeDialog
      order={order.data}
      trip={order.data.trips.find(({ trip_id: id }) => id === trip.trip_id) ?? trip}
      actions={actions}
      onClose={onClose}
    />
  );
}

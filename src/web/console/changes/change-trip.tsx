import { useQuery } from "@tanstack/react-query";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { ChangeDialog } from "./change-dialog.tsx";

type ChangeTripProps = {
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

/** The form of a change for a trip of a list, whose order is read first. */
export function ChangeTrip({ trip, actions, onClose }: ChangeTripProps) {
  const { t, api } = useConsole();
  const order = useQuery({
    queryKey: ["board", "order", trip.order_id],
    queryFn: ({ signal }) => api("getDeskOrder", { params: { order_id: trip.order_id }, signal }),
  });
  if (order.data !== undefined)
    return (
      <ChangeDialog
        order={order.data}
        trip={order.data.trips.find(({ trip_id: id }) => id === trip.trip_id) ?? trip}
        actions={actions}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      look="wide"
      title={t("console.desk.changeTitle", { name: trip.name })}
      closeLabel={t("console.close")}
    >
      {order.isError ? (
        <ErrorScreen
          look="card"
          title={t("console.failed")}
          action={{ label: t("console.again"), onPress: () => void order.refetch() }}
        />
      ) : (
        <Skeleton shape="picture" />
      )}
    </Dialog>
  );
}

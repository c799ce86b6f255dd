import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useTripAction } from "#web/console/actions/use-trip-action.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { CorrectFields } from "./correct-fields.tsx";

type CorrectDialogProps = {
  readonly trip: BoardTripView;
  /** The state that it had before. */
  readonly to: string;
  /** Until when it may be put right, epoch milliseconds. */
  readonly until: number;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

/** Puts a wrong state right: what it was said to be, what it becomes again, and why. */
export function CorrectDialog({ trip, to, until, actions, onClose: leave }: CorrectDialogProps) {
  const { t, wordOf } = useConsole();
  const { form, type, closing } = useTyped(`correct-${trip.trip_id}`, { reason: "" });
  const onClose = closing(leave);
  const action = useTripAction(trip, { onDone: onClose });
  const state = wordOf("console.state", to);
  const press = () => {
    const body = { version: action.seen.version, trip_id: trip.trip_id, reason: form.reason.trim() };
    const done = t("console.order.corrected", { name: trip.name, state });
    void action.run(() => actions.attempt("correctTripState", trip.order_id, body, done));
  };
  return (
    <ActionDialog
      title={t("console.order.correctTitle", { name: trip.name })}
      press={{
        label: t("console.order.correct", { state }),
        onPress: press,
        isOff: form.reason.trim() === "",
        isBusy: actions.isBusy,
      }}
      met={action.met}
      failure={action.failure}
      onClose={onClose}
    >
      <CorrectFields was={trip.state} to={to} until={until} reason={form.reason} onType={type} />
    </ActionDialog>
  );
}

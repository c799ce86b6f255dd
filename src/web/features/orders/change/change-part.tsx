import { ChangeMode } from "./change-mode.tsx";
import { ChangeNote } from "./change-note.tsx";

type ChangePartProps = {
  readonly orderId: number;
  /** The order stands in the form. */
  readonly isLoaded: boolean;
};

/** Loads an order that is to be changed into the form, and says there what can be changed. */
export function ChangePart({ orderId, isLoaded }: ChangePartProps) {
  return isLoaded ? <ChangeNote orderId={orderId} /> : <ChangeMode orderId={orderId} />;
}

import { RepeatMode } from "#web/features/orders/repeat/repeat-mode.tsx";
import { ChangeMode } from "./change-mode.tsx";

type OrderModeProps = { readonly action: "change" | "repeat"; readonly orderId: number };

/** Loads the order of an address into the form: to change it, or to make it once more. */
export function OrderMode({ action, orderId }: OrderModeProps) {
  return action === "change" ? <ChangeMode orderId={orderId} /> : <RepeatMode orderId={orderId} />;
}

import { ChangeAction } from "./change-action.tsx";
import { OrderMode } from "./order-mode.tsx";
import { OrderNote } from "./order-note.tsx";

/** What the form needs to change or to repeat an order; it travels as one file. */
export const changeParts = { ChangeAction, OrderMode, OrderNote };

import { askAttempt } from "./ask-attempt.ts";
import { heldKey } from "./kept/order-key.ts";
import { notePlaced, orderSender, receiveOrder } from "./order-sender.ts";
import { watchAttempt } from "./watch-attempt.ts";

/** What is needed when an order is sent or changed; it comes right after the form. */
export const orderSending = { askAttempt, heldKey, notePlaced, orderSender, receiveOrder, watchAttempt };

import type { AgreedSums } from "#web/features/orders/change/change-order.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** An order that exists; its key is null when the server would not show it again. */
export type Placed = { readonly orderId: number; readonly transaction: number; readonly orderKey: string | null };

/**
 * The stage of ordering. `unknown` means that the outcome of the call is not known: it is being checked and never shown as
 * a failure.
 */
export type Placing =
  | { readonly step: "idle" }
  | { readonly step: "sending" }
  | { readonly step: "unknown" }
  | { readonly step: "refused"; readonly message: string }
  | {
      readonly step: "repriced";
      readonly before: number;
      readonly now: number;
      /** Of both sums, where it is not the page's. */
      readonly currency?: string;
      readonly offer: PickedOffer;
      /** What whoever accepts agrees to, where an order is changed. */
      readonly agreed?: AgreedSums;
    }
  | { readonly step: "conflict" }
  | { readonly step: "placed"; readonly order: Placed };

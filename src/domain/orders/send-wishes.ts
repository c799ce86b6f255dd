/** What to send about a trip, and to whom; the members match the wire. */
export type SendWishes = Readonly<
  Record<"send_client_voucher" | "send_admin_voucher" | "send_client_doc" | "send_admin_doc", boolean>
>;

/** What is sent when the client does not say: the voucher goes to the traveller. */
export const DEFAULT_SEND_WISHES: SendWishes = {
  send_client_voucher: true,
  send_admin_voucher: false,
  send_client_doc: false,
  send_admin_doc: false,
};

/**
 * Whether we write to the traveller: not if every trip has `send_client_voucher` off, because its seller writes instead. An order
 * without trips is ours alone.
 */
export function writesToTraveller(trips: readonly { readonly send_params: SendWishes }[]): boolean {
  return trips.length === 0 || trips.some(({ send_params: wishes }) => wishes.send_client_voucher);
}

import type { EndpointInput } from "#contract/wire/endpoint.ts";
import type { Calls } from "#web/api/call-addresses.ts";

/** An order as it is sent. */
export type OrderBody = EndpointInput<Calls["placeOrder"]>["body"];

/** One trip of it. */
export type OrderTripBody = OrderBody["trips"][number];

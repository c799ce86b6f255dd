import { REQUEST_KINDS, type RequestKind, REQUEST_STATES, type RequestState } from "#domain/requests/request-state.ts";
import { addressOf } from "#web/console/app/address.ts";

/** Which requests the inbox shows; whatever waits where no state is named. */
export interface InboxAsked {
  readonly state: RequestState | undefined;
  readonly kind: RequestKind | undefined;
}

/** Reads what an address asks the inbox for; what it does not know is left out. */
export function readInboxAddress(search: string): InboxAsked {
  const query = new URLSearchParams(search);
  return {
    state: REQUEST_STATES.find((one) => one === query.get("state")),
    kind: REQUEST_KINDS.find((one) => one === query.get("kind")),
  };
}

/** The address of an inbox that shows this. */
export function inboxAddress({ state, kind }: InboxAsked): string {
  return addressOf("/console/requests", { state, kind });
}

/** The address of a request. */
export function requestAddress(kind: RequestKind, id: number): string {
  return `/console/requests/${kind}/${id}`;
}

import { REQUEST_KINDS, type RequestKind } from "#domain/requests/request-kind.ts";
import { REQUEST_STATES, type RequestState } from "#domain/requests/request-state.ts";

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
export function inboxAddress({ state, kind }: InboxAsked, lang: string | null): string {
  const query = new URLSearchParams(lang === null ? {} : { lang });
  if (state !== undefined) query.set("state", state);
  if (kind !== undefined) query.set("kind", kind);
  return `/console/requests${query.size > 0 ? `?${query.toString()}` : ""}`;
}

/** The address of a request. */
export function requestAddress(kind: RequestKind, id: number, lang: string | null): string {
  return `/console/requests/${kind}/${id}${lang === null ? "" : `?lang=${lang}`}`;
}

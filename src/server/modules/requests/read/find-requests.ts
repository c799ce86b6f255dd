import { INBOX_PAGE, type findRequests as findRequestsCall } from "#contract/console/requests/requests.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "#domain/requests/request-state.ts";
import { presentRequest } from "#server/modules/requests/read/present-request.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { findOffersFor } from "#server/modules/requests/store/offers.repository.ts";
import {
  countByState,
  findInboxPage,
  type InboxFilter,
  type InboxRow,
} from "#server/modules/requests/store/requests.repository.ts";

/** What is asked for where no state is named: whatever waits for the staff or for whoever asked. */
const OPEN = ["new", "answered"] as const;

/** One page of the inbox by a filter in words; what it does not know is left out. */
export async function findRequests(
  { db, clock }: Pick<Requests, "db" | "clock">,
  query: EndpointInput<typeof findRequestsCall>["query"],
): Promise<EndpointResult<typeof findRequestsCall>> {
  const named = <Word extends string>(words: readonly Word[], asked: string | undefined): readonly Word[] =>
    words.filter((word) => asked?.split(",").includes(word));
  const states = named(REQUEST_STATES, query.state);
  const kinds = named(REQUEST_KINDS, query.kind);
  const filter: InboxFilter = {
    states: states.length > 0 ? states : OPEN,
    kinds: kinds.length > 0 ? kinds : REQUEST_KINDS,
    after: readAfter(query.after),
  };
  const [{ rows, hasMore }, counts] = await Promise.all([
    findInboxPage(db, filter, INBOX_PAGE),
    countByState(db, filter.kinds),
  ]);
  const offers = await Promise.all(
    REQUEST_KINDS.map((kind) =>
      findOffersFor(
        db,
        kind,
        rows.filter((row) => row.kind === kind).map(({ request_id: id }) => id),
      ),
    ),
  );
  const last = rows.at(-1);
  return {
    requests: rows.map((row) => presentRequest(row, offers.flat())),
    counts: REQUEST_STATES.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    next: hasMore && last !== undefined ? writeAfter(last) : null,
    now: clock(),
  };
}

function writeAfter({ created_at: at, kind, request_id: id }: InboxRow): string {
  return `${at.getTime()}.${kind}.${id}`;
}

function readAfter(text: string | undefined): InboxFilter["after"] {
  const [, at = "", kind, id = ""] = /^(\d{1,15})\.(way|yacht)\.(\d{1,10})$/.exec(text ?? "") ?? [];
  return kind === "way" || kind === "yacht" ? { at: new Date(Number(at)), kind, id: Number(id) } : undefined;
}

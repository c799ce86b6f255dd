import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import { authorKind } from "#domain/orders/author-kind.ts";
import type { EntryKind } from "#domain/orders/order-account.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import type { KeptDeed } from "#server/audit/audit.repository.ts";
import type { findDeclined } from "#server/modules/console/orders/order-page.repository.ts";
import { type OrderHistory, toldDifference } from "#server/modules/orders/index.ts";

type Happened = DeskOrderView["history"][number];

const isCost = (kind: EntryKind): boolean => kind === "ride" || kind === "certificate";

/** What a call of the console says of its line in the history of an order. */
const inHistory = (call: string) => OPERATOR_ENDPOINTS.find(({ name }) => name === call)?.audit?.inHistory;

/** As `undoAction` was called before a driver could be taken back as well. */
const FORMER_UNDO = "undoConfirm";

/** Whether a move, a note, an entry or a placing tells an action already. */
const isToldOtherwise = (call: string): boolean => inHistory(call) === "told otherwise" || call === FORMER_UNDO;

/** What says nothing of a person, for whoever works without their phones. */
const OPEN: ReadonlySet<string> = new Set(["car_class", "services", "amount"]);

/** Members of an action that name no person, so that everybody reads what was done and why. */
const OPEN_MEMBERS: ReadonlySet<string> = new Set(["reason", "was", "state", "waited", "price", "tariff", "provider"]);

const openPart = (after: KeptDeed["after"]): KeptDeed["after"] =>
  Object.fromEntries(Object.entries(after).filter(([member]) => OPEN_MEMBERS.has(member)));

/** Its moves tell that; an undone driver has no other line. */
const isConfirmationUndone = (call: string, after: KeptDeed["after"]): boolean =>
  call === "undoAction" && Object.hasOwn(after, "placed");

const masked = <One extends { readonly field: string; readonly was: string; readonly is: string }>(one: One): One =>
  OPEN.has(one.field) ? one : { ...one, was: "", is: "" };

/** The number of an account that an author names. */
export function accountOf(author: string): number | undefined {
  const [, number] = /^(?:account|operator):(\d+)$/.exec(author) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Names an author for the staff: by the account, by what was typed at the desk, or as an acquirer. */
export function authorFor(author: string, names: ReadonlyMap<number, string>): Happened["by"] {
  const kind = authorKind(author);
  const id = accountOf(author);
  if (id !== undefined) return { kind, name: names.get(id) ?? "" };
  return { kind, name: kind === "acquirer" ? author : author.startsWith("operator:") ? author.slice(9) : "" };
}

/** All authors that a history names. */
export function authorsOf({ entries, moves, changes }: OrderHistory): string[] {
  return [...entries, ...moves, ...changes].map(({ author }) => author);
}

/** All that has happened to an order in one list, the newest first; what people are told of each other needs no name of a traveller. */
export function presentDeskHistory(
  history: OrderHistory,
  {
    deeds,
    declined,
  }: { readonly deeds: readonly KeptDeed[]; readonly declined: Awaited<ReturnType<typeof findDeclined>> },
  {
    names,
    isMasked,
    locale,
  }: { readonly names: ReadonlyMap<number, string>; readonly isMasked: boolean; readonly locale: Locale },
): Happened[] {
  const { order, entries, moves, changes } = history;
  const by = (author: string) => authorFor(author, names);
  const [first] = entries;
  const placed: Happened = {
    at: order.placed_at.getTime(),
    what: "placed",
    trip_id: null,
    by: by(first?.author ?? "traveller"),
  };
  const happened: Happened[] = [
    ...moves.map(({ at, tripId, state, author }) => ({
      at: at.getTime(),
      what: "state" as const,
      trip_id: tripId,
      by: by(author),
      state,
    })),
    ...changes.map(({ at, tripId, author, trip }, index) => {
      const later = changes.slice(index + 1).find((next) => next.tripId === tripId)?.trip;
      const after = later ?? order.trips.find((one) => one.trip_id === tripId);
      const fields = after === undefined ? [] : toldDifference(trip, after, locale);
      return {
        at: at.getTime(),
        what: "change" as const,
        trip_id: tripId,
        by: by(author),
        fields: isMasked ? fields.map(masked) : fields,
      };
    }),
    ...entries
      // What it cost when it was placed is told by its price.
      .filter(({ kind, at }) => !isCost(kind) || at.getTime() !== order.placed_at.getTime())
      .map(({ at, trip_id: tripId, author, kind, amount, currency, reason, way }) => ({
        at: at.getTime(),
        what: "money" as const,
        trip_id: tripId,
        by: by(author),
        entry: { kind, amount: toMajor(amount, currency), reason, way: way ?? ("" as const) },
      })),
    ...declined.map(({ settled_at: settled, created_at: begun, acquirer, amount, currency }) => ({
      at: (settled ?? begun).getTime(),
      what: "money" as const,
      trip_id: null,
      by: { kind: "acquirer" as const, name: acquirer },
      entry: { kind: "declined", amount: toMajor(amount, currency), reason: "", way: "" as const },
    })),
    ...deeds
      .filter(({ call, after }) => !isToldOtherwise(call) && !isConfirmationUndone(call, after))
      .map(({ at, account_id: id, call, before, after, reason }) => ({
        at: at.getTime(),
        what: "deed" as const,
        trip_id: typeof before["trip"] === "number" ? before["trip"] : null,
        by: { kind: "operator" as const, name: names.get(id) ?? "" },
        call,
        after: isMasked && inHistory(call) !== "names nobody" ? openPart(after) : after,
        reason,
      })),
  ];
  return [...happened.toSorted((one, other) => other.at - one.at), placed];
}

import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { mayLetOff } from "#domain/accounts/staff-limits.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { isAgreedPrice, tariffPrice } from "#domain/prices/agreed-price.ts";
import { toMajor } from "#domain/values/money.ts";
import { findDeeds, type KeptDeed } from "#server/audit/audit.repository.ts";
import { findBoardTrips } from "#server/modules/console/board/find-board-trips.ts";
import type { BoardReader } from "#server/modules/console/board/present-board-trip.ts";
import { findDuplicatePairs } from "#server/modules/console/duplicates/duplicates.repository.ts";
import {
  findDeclined,
  findNames,
  findNotes,
  findOrdersOfPhone,
} from "#server/modules/console/orders/order-page.repository.ts";
import { accountOf, authorFor, authorsOf, presentDeskHistory } from "#server/modules/console/orders/present-history.ts";
import { findPhotos } from "#server/modules/console/states/photos.repository.ts";
import {
  type AskPayment,
  cancelJudgement,
  findAnyOrder,
  findOrder,
  yachtSteps,
  historyOf,
  judgeYachtCancel,
  type Orders,
  stillToCancel,
  type StoredOrder,
  tripSteps,
  tripsToCancel,
  undoUntil,
  viewOrder,
  withoutPeople,
  quoteOfTrip,
} from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Why the rides of an order have an agreed price, for the staff alone: of each the reason that was given last, and by whom. */
function agreedReasons(
  { trips, currency }: Pick<StoredOrder, "trips" | "currency">,
  deeds: readonly KeptDeed[],
  names: ReadonlyMap<number, string>,
): DeskOrderView["agreed"] {
  return trips.flatMap((trip) => {
    const quote = quoteOfTrip(trip);
    const deed = deeds
      .filter(({ call, before }) => call === "agreePrice" && before["trip"] === trip.trip_id)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
    if (quote === undefined || deed === undefined || !isAgreedPrice(quote.lines)) return [];
    const { at, account_id: id, reason } = deed;
    const by = { kind: "operator" as const, name: names.get(id) ?? "" };
    return [{ trip_id: trip.trip_id, tariff: toMajor(tariffPrice(quote), currency), reason, at: at.getTime(), by }];
  });
}

/** So many other orders of a customer stand beside one. */
const MOST_OTHERS = 5;

/** Everything about one order that the staff works with; people and phones stay with whoever may see them. */
export async function getOrder(
  orders: Orders,
  askPayment: AskPayment,
  { id, role, ...reader }: BoardReader & { readonly id: number; readonly role: StaffRole },
): Promise<DeskOrderView> {
  const { db } = orders;
  const { locale, now, isMasked } = reader;
  const seen = await findAnyOrder(db, id);
  if (seen === undefined) throw new Refusal("order-unknown");
  const payment = await askPayment(seen.order_id);
  // The answer of the acquirer may just have made it paid.
  const order = (await findOrder(db, seen.order_id)) ?? seen;
  const { order_id: orderId, account_id: accountId, partner_id: partnerId, company_id: companyId } = order;
  const phone = order.customer_phone;
  const [history, deeds, notes, until, otherIds, pairs, photos, declined] = await Promise.all([
    historyOf(orders, order),
    findDeeds(db, { kind: "order", id: orderId }),
    findNotes(db, orderId),
    undoUntil(db, orderId, now),
    phone === "" ? [] : findOrdersOfPhone(db, { phone, except: orderId, limit: MOST_OTHERS }),
    findDuplicatePairs(db, orderId),
    findPhotos(db, orderId),
    findDeclined(db, orderId),
  ]);
  const clearers = pairs.map(({ clearedBy }) => clearedBy ?? "");
  const authors = [...authorsOf(history), ...notes.map(({ author }) => author), ...clearers].flatMap(
    (one) => accountOf(one) ?? [],
  );
  const names = await findNames(db, {
    accounts: [
      ...new Set([...authors, ...deeds.map((deed) => deed.account_id), ...(partnerId === null ? [] : [partnerId])]),
    ],
    companies: companyId === null ? [] : [companyId],
  });
  const rowsOf = async (ids: readonly number[]) =>
    ids.length === 0 ? [] : (await findBoardTrips(orders, { order: ids.join(","), limit: 100 }, reader)).trips;
  const [trips, others, likes, view] = await Promise.all([
    rowsOf([orderId]),
    rowsOf(otherIds),
    rowsOf([...new Set(pairs.map(({ otherOrder }) => otherOrder))]),
    viewOrder(orders, { order, shown: isMasked ? withoutPeople(order) : order, history }, payment, {
      locale,
      isKept: false,
      mayChange: !isMasked,
      wallets: [],
    }),
  ]);
  const fee = cancelFee(order, now);
  return {
    order_id: orderId,
    version: order.version,
    view,
    trips,
    customer: {
      name: order.customer_name,
      phone: isMasked ? null : phone,
      email: isMasked ? null : order.customer_email,
      account_id: accountId,
      lang: order.lang,
    },
    partner: partnerId === null ? null : { id: partnerId, name: names.accounts.get(partnerId) ?? "" },
    company: companyId === null ? null : { id: companyId, name: names.companies.get(companyId) ?? "" },
    notes: notes.map(({ note_id: noteId, text, at, author }) => ({
      note_id: noteId,
      text,
      at: at.getTime(),
      by: authorFor(author, names.accounts),
    })),
    history: presentDeskHistory(history, { deeds, declined }, { names: names.accounts, isMasked, locale }),
    others,
    duplicates: pairs.flatMap(({ tripId, otherId, reason, clearedAt: at, clearedBy: by }) => {
      const other = likes.find((one) => one.trip_id === otherId);
      const cleared = at === null || by === null ? null : { at: at.getTime(), by: authorFor(by, names.accounts) };
      return other === undefined ? [] : [{ trip_id: tripId, other, reason, cleared }];
    }),
    cancel_fee: fee,
    may_waive: fee !== null && fee > 0 && mayLetOff(role, { price: view.total, off: fee }, orders.limits),
    steps:
      order.yacht === undefined
        ? tripSteps(orders, { trips: order.trips, moves: history.moves }, now)
        : yachtSteps({ ...order, yacht: order.yacht }, history.moves, now),
    agreed: agreedReasons(order, deeds, names.accounts),
    photos: photos.map(({ photoId, tripId, at }) => ({ photo_id: photoId, trip_id: tripId, at: at.getTime() })),
    request_id: order.yacht?.request_id ?? null,
    is_by_phone: order.placed_by !== null,
    undo_until: until,
    now,
  };
}

/** What cancelling all that stands of an order costs now, in whole units; null where its terms do not let it. */
function cancelFee(order: StoredOrder, now: number): number | null {
  if (order.yacht !== undefined) {
    const judged = judgeYachtCancel({ ...order, yacht: order.yacht }, now);
    return judged.closed === null ? toMajor(judged.fee, order.currency) : null;
  }
  const named = tripsToCancel(
    order,
    order.trips.map(({ trip_id: id }) => id),
  );
  const { closed, fee } = cancelJudgement(stillToCancel(named), now);
  return closed === null ? toMajor(fee, order.currency) : null;
}

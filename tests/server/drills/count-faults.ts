import type { Bank } from "./bank.ts";
import type { MailReceiver } from "./mail-receiver.ts";
import type { LivedOrder } from "./order-lives.ts";

/** Reads rows of the drill's database. */
export type Rows = <T extends object>(sql: string, values?: readonly unknown[]) => Promise<T[]>;

/** What is wrong after a drill, each expected to be 0; but for letters that came again, at most one for each kill (R-19). */
export interface Faults {
  /** Acknowledged orders that are not there as they were acknowledged, or not as their life ended. */
  readonly lostOrders: number;
  /** Orders beyond those that were placed. */
  readonly doubledOrders: number;
  /** Orders whose entries do not say what the order says. */
  readonly unbalanced: number;
  /** Orders that have received another sum than the bank's books say. */
  readonly otherThanBank: number;
  /** Payments that succeeded without exactly one entry, and refunds that came back without exactly one. */
  readonly moneyWithoutEntry: number;
  readonly refundedTwice: number;
  /** Events that no listener has heard, and events that came another number of times than what they tell of. */
  readonly otherEvents: number;
  /** Letters that an event should have sent and that nobody got, and those that were stored twice. */
  readonly missingLetters: number;
  readonly doubledLetters: number;
  /** Certificates whose count is not what the orders hold. */
  readonly otherUses: number;
}

interface OrderRow {
  readonly order_id: number;
  readonly transaction: number;
  readonly state: string;
  readonly amount: number;
  readonly received: number;
  readonly cost: number;
  readonly money: number;
  readonly placed: number;
  readonly changed: number;
  readonly cancelled: number;
  readonly settled: number;
  readonly payments: number;
  readonly refunded: number;
  readonly refunds: number;
}

const ORDERS = `
  select o.order_id, o.transaction, o.state, o.amount::int, o.received::int,
    (select coalesce(sum(amount), 0)::int from entries e where e.order_id = o.order_id and side = 'cost') as cost,
    (select coalesce(sum(amount), 0)::int from entries e where e.order_id = o.order_id and side = 'money') as money,
    (select count(*)::int from payments p where p.order_id = o.order_id and p.state in ('succeeded', 'paid-late')) as payments,
    (select count(*)::int from refunds r where r.order_id = o.order_id and r.state = 'returned') as refunds,
    ${["placed", "changed"].map((name) => `${events(`= 'order.${name}'`)} as ${name}`).join(", ")},
    ${events("in ('order.cancelled', 'order.lapsed')")} as cancelled,
    ${events("in ('payment.settled', 'payment.late')")} as settled,
    ${events("= 'refund.returned'")} as refunded
  from orders o where o.order_id >= $1`;

function events(names: string): string {
  return `(select count(*)::int from outbox b where b.subject_kind = 'order' and b.subject_id = o.order_id and b.name ${names})`;
}

const WITHOUT_ENTRY = `
  select
    (select count(*)::int from payments p where p.order_id >= $1 and p.state in ('succeeded', 'paid-late')
      and (select count(*) from entries e where e.payment_id = p.payment_id and e.amount = p.amount) <> 1)
  + (select count(*)::int from refunds r where r.order_id >= $1 and r.state = 'returned'
      and (select count(*) from entries e where e.refund_id = r.refund_id and e.amount = -r.amount) <> 1) as count`;

/** Kinds of letters by the event that sends them, once for each order or once for each time. */
const LETTERS = `
  select count(*)::int as count from (values
    ('payment.settled', 'order-paid', true), ('order.changed', 'order-changed', false),
    ('order.cancelled', 'order-cancelled', true), ('order.cancelled', 'order-cancelled-operator', true),
    ('order.lapsed', 'order-lapsed', true), ('refund.returned', 'refund-returned', true),
    ('payment.late', 'payment-late', true)
  ) told (event, kind, is_once)
  join orders o on o.order_id >= $1
  cross join lateral (select count(*) as times from outbox b
    where b.subject_kind = 'order' and b.subject_id = o.order_id and b.name = told.event) heard
  cross join lateral (select count(*) as times from messages m
    where m.subject_kind = 'order' and m.subject_id = o.order_id and m.kind = told.kind) written
  where heard.times > 0 and (written.times = 0 or (not is_once and written.times > heard.times))`;

/** Counts what is wrong with the orders from a number on. */
export async function countFaults(
  rows: Rows,
  lived: readonly LivedOrder[],
  { bank, mail, from }: { readonly bank: Bank; readonly mail: MailReceiver; readonly from: number },
): Promise<Faults> {
  const stored = await rows<OrderRow>(ORDERS, [from]);
  const byNumber = new Map(stored.map((row) => [row.order_id, row]));
  const isLost = ({ order, state, received, changes }: LivedOrder): boolean => {
    const row = byNumber.get(order.order_id);
    if (row?.transaction !== order.transaction) return true;
    return row.state !== state || row.received !== received || row.changed !== changes;
  };
  const count = async (sql: string): Promise<number> => (await rows<{ count: number }>(sql, [from]))[0]?.count ?? 0;
  const books = lived.map(({ order }) => bank.booksOf(order.order_id));
  const letters = await rows<{ mail_id: string; state: string }>(
    "select mail_id, state from messages where subject_kind = 'order' and subject_id >= $1",
    [from],
  );
  return {
    lostOrders: lived.filter(isLost).length,
    doubledOrders: stored.length - lived.length,
    unbalanced: stored.filter((row) => row.amount !== row.cost || row.received !== row.money).length,
    otherThanBank: lived.filter(({ order }, index) => byNumber.get(order.order_id)?.received !== books[index]?.received)
      .length,
    moneyWithoutEntry: await count(WITHOUT_ENTRY),
    refundedTwice: books.reduce((sum, { refundedTwice }) => sum + refundedTwice, 0),
    otherEvents:
      stored.filter(
        (row) =>
          row.placed !== 1 ||
          row.cancelled !== (row.state === "cancelled" ? 1 : 0) ||
          row.settled !== row.payments ||
          row.refunded !== row.refunds,
      ).length +
      (await count("select count(*)::int as count from outbox where subject_id >= $1 and handled_at is null")),
    missingLetters:
      letters.filter(({ mail_id: id, state }) => state !== "sent" || !mail.letters.has(id)).length +
      (await count(LETTERS)),
    doubledLetters: letters.length - new Set(letters.map(({ mail_id: id }) => id)).size,
    otherUses: await count(
      `select count(*)::int as count from certificate_counts c where $1 > 0 and used <> (
         select count(*) from certificate_uses u join orders o using (order_id)
         where u.code = c.code and u.given_back_at is null and o.state <> 'cancelled')`,
    ),
  };
}

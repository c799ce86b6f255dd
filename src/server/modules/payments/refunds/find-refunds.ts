import {
  REFUND_PAGE,
  type findRefunds as findRefundsCall,
  type RefundRowView,
} from "#contract/console/money/refunds.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import { isAboveLimit } from "#domain/accounts/staff-limits.ts";
import { REFUND_QUEUES, type RefundQueue } from "#domain/payments/refund-state.ts";
import { toMajor } from "#domain/values/money.ts";
import { accountOfAuthor } from "#server/desk.ts";
import type { Staff } from "#server/http/operator/staff-of.ts";
import { countToAnswer } from "#server/modules/payments/disputes/disputes.repository.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { countMissingReceipts } from "#server/modules/payments/receipts/receipts.repository.ts";
import { authorsOfRefund, presentRefund } from "#server/modules/payments/refunds/present-refund.ts";
import {
  findAccountNames,
  findApprovers,
  findRefundPage,
  findRefundRow,
  releasedAlone,
  sumOpenRefunds,
  type RefundRow,
} from "#server/modules/payments/refunds/refund-queue.repository.ts";
import type { ReleaseRules } from "#server/modules/payments/refunds/release-refund.ts";
import { Refusal } from "#server/refusal.ts";

type Reading = Pick<Payments, "db" | "clock"> & ReleaseRules;

const OPEN_QUEUES = ["release", "failed", "sent"] as const satisfies readonly RefundQueue[];

/** One page of refunds, with what is still to go back in all. */
export async function findRefunds(
  reading: Reading,
  { queue, order, after, limit = REFUND_PAGE }: EndpointInput<typeof findRefundsCall>["query"],
  staff: Staff,
): Promise<EndpointResult<typeof findRefundsCall>> {
  const { db, clock, limits } = reading;
  const named = queue ?? (order === undefined ? "release" : undefined);
  const [{ rows, hasMore }, open, disputes, receipts] = await Promise.all([
    findRefundPage(db, { queue: named, orderId: order, after }, limit),
    sumOpenRefunds(db),
    countToAnswer(db, new Date(clock())),
    countMissingReceipts(db),
  ]);
  const waitingStates: readonly string[] = [...REFUND_QUEUES.release, ...REFUND_QUEUES.failed];
  const waiting = open.reduce((all, { state, count }) => (waitingStates.includes(state) ? all + count : all), 0);
  return {
    refunds: await present(reading, rows, staff),
    open: OPEN_QUEUES.map((one) => {
      const sums = open.filter(({ state }) => (REFUND_QUEUES[one] as readonly string[]).includes(state));
      const oldest = Math.min(...sums.map(({ oldest: at }) => at.getTime()));
      const currencies = [...new Set(sums.map(({ currency }) => currency))];
      return {
        queue: one,
        count: sums.reduce((all, { count }) => all + count, 0),
        oldest: Number.isFinite(oldest) ? oldest : null,
        sums: currencies.map((currency) => ({
          amount: toMajor(
            sums.reduce((all, sum) => (sum.currency === currency ? all + sum.amount : all), 0),
            currency,
          ),
          currency,
        })),
      };
    }),
    limit: { amount: toMajor(limits.release.amount, limits.release.currency), currency: limits.release.currency },
    next: hasMore ? (rows.at(-1)?.refund_id ?? null) : null,
    waiting: waiting + disputes + receipts,
    now: clock(),
  };
}

/** One refund as it is now. */
export async function showRefund(reading: Reading, refundId: number, staff: Staff): Promise<RefundRowView> {
  const row = await findRefundRow(reading.db, refundId);
  const [shown] = row === undefined ? [] : await present(reading, [row], staff);
  if (shown === undefined) throw new Refusal("refund-unknown");
  return shown;
}

async function present(
  { db, limits, rate, production }: Reading,
  rows: readonly RefundRow[],
  { accountId, role, author }: Staff,
): Promise<RefundRowView[]> {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const ids = [
    ...new Set(rows.flatMap((row) => authorsOfRefund(row).flatMap((author) => accountOfAuthor(author) ?? []))),
  ];
  const [released, names, approvers, rates] = await Promise.all([
    releasedAlone(db, [...new Set(rows.map(({ order_id: id }) => id))], author),
    findAccountNames(db, ids),
    findApprovers(db, production),
    Promise.all(currencies.map(async (currency) => [currency, await rate(currency, limits.release.currency)] as const)),
  ]);
  const rateOf = new Map(rates);
  return rows.map((row) =>
    presentRefund(row, {
      by: accountId,
      role,
      approvers,
      names,
      isAboveLimit: isAboveLimit(
        { amount: row.amount + (released.get(row.order_id) ?? 0), currency: row.currency },
        limits.release,
        rateOf.get(row.currency),
      ),
    }),
  );
}

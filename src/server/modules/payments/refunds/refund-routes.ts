import {
  askRefundAgain as askRefundAgainCall,
  declineRefund as declineRefundCall,
  findRefunds as findRefundsCall,
  releaseRefund as releaseRefundCall,
} from "#contract/console/money/refunds.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { staffOf } from "#server/http/operator/staff-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { askRefundAgain, declineRefund } from "#server/modules/payments/refunds/decline-refund.ts";
import { findRefunds, showRefund } from "#server/modules/payments/refunds/find-refunds.ts";
import { releaseRefund, type ReleaseRules } from "#server/modules/payments/refunds/release-refund.ts";

interface Named {
  readonly params: { readonly refund_id: number };
  readonly caller: Caller;
}

/** The routes by which owners and accountants release refunds. */
export function refundRoutes(payments: Pick<Payments, "db" | "clock"> & ReleaseRules): Route[] {
  const at = () => new Date(payments.clock());
  const answer = async ({ params, caller }: Named) => showRefund(payments, params.refund_id, staffOf(caller));
  return [
    route(findRefundsCall, async ({ query, caller }) => findRefunds(payments, query, staffOf(caller))),
    deskRoute(payments, releaseRefundCall, {
      act: (trx, { params, body }, doer) =>
        releaseRefund(trx, payments, { refundId: params.refund_id, ...body }, doer, at()),
      answer,
    }),
    deskRoute(payments, declineRefundCall, {
      act: (trx, { params, body }, doer) => declineRefund(trx, { refundId: params.refund_id, ...body }, doer, at()),
      answer,
    }),
    deskRoute(payments, askRefundAgainCall, {
      act: (trx, { params, body }, doer) => askRefundAgain(trx, { refundId: params.refund_id, ...body }, doer, at()),
      answer,
    }),
  ];
}

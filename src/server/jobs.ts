import type { FastifyInstance } from "fastify";
import { SANDBOX_NOTICE_JOB, sandboxNoticeTask } from "#server/adapters/acquirer/sandbox-notice.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/open-database.ts";
import type { LaneTasks } from "#server/job-runner/lanes.ts";
import {
  DELETE_LOGINS_JOB,
  deleteOldLogins,
  RECOVERY_JOB,
  startRecovery,
  type RecoveryAsking,
} from "#server/modules/accounts/index.ts";
import {
  COUNTRIES_JOB,
  indexWordless,
  indexAndCompare,
  noteCountries,
  planCountries,
  planWords,
  WORDS_JOB,
  type WordsPortion,
} from "#server/modules/console/index.ts";
import {
  messagesOnEvent,
  REMIND_JOB,
  remindOfRides,
  SEND_MESSAGE_JOB,
  sendMessageTask,
  SEND_LINK_JOB,
  sendOrderLinks,
  tellUnopened,
  DRIVERLESS_JOB,
  tellDriverless,
  UNOPENED_JOB,
  WARN_JOB,
  warnOperator,
  type LinkAsking,
} from "#server/modules/notifications/index.ts";
import { CONFIRM_JOB, followConfirmation, followRest, REST_JOB, UNPAID_JOB } from "#server/modules/orders/index.ts";
import {
  CHECK_PAYMENT_JOB,
  checkPayment,
  COUNT_DISPUTES_JOB,
  COUNT_MOVEMENTS_JOB,
  COUNT_REFUNDS_JOB,
  countDisputes,
  countMadeByHand,
  countMovements,
  countPayout,
  END_PAGE_JOB,
  endPage,
  endPages,
  followReceipts,
  followUnpaid,
  LOOK_UP_PAYMENT_JOB,
  NOTE_PAYOUT_JOB,
  RECEIPTS_JOB,
  REFUND_JOB,
  refundAfterChange,
  refundPutRight,
  sendRefund,
  settleReference,
  type MovementsAsk,
  type NamedPayment,
} from "#server/modules/payments/index.ts";
import { FORGET_SEARCHES_JOB, forgetSearches } from "#server/modules/prices/index.ts";
import { EXPIRE_OFFERS_JOB, expireOffers } from "#server/modules/requests/index.ts";
import type { Metrics } from "#server/plugins/metrics.ts";
import { startOutbox } from "#server/plugins/outbox.ts";
import { FORGET_PEOPLE_JOB, forgetPeople } from "#server/retention/forget-people.ts";

/** What happens by the clock. */
const CRONTAB = `17 * * * * ${FORGET_SEARCHES_JOB}\n27 * * * * ${DELETE_LOGINS_JOB}\n*/5 * * * * ${REMIND_JOB}\n* * * * * ${EXPIRE_OFFERS_JOB}\n* * * * * ${UNOPENED_JOB}\n* * * * * ${DRIVERLESS_JOB}\n*/10 * * * * ${RECEIPTS_JOB}\n47 2 * * * ${FORGET_PEOPLE_JOB}\n7 6 * * * ${WARN_JOB}`;

/** What the listeners and jobs work with. */
export interface JobParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether no other server shares the database. */
  readonly isAlone: boolean;
  readonly sandbox: Parameters<typeof sandboxNoticeTask>[0];
  readonly accounts: Parameters<typeof startRecovery>[0];
  readonly pricesStation: Parameters<typeof forgetSearches>[0];
  readonly payments: Parameters<typeof checkPayment>[0];
  readonly notifications: Parameters<typeof messagesOnEvent>[0];
  /** Whether scheduled jobs start by themselves. */
  readonly isTimed: boolean;
  readonly retention: Omit<Parameters<typeof forgetPeople>[0], "db" | "clock">;
  readonly metrics: Pick<Metrics, "countEvent">;
}

/** What every delayed and scheduled job does, by its name. */
export function jobTasks(parts: JobParts): LaneTasks {
  const { database, clock, sandbox, accounts, pricesStation, payments, notifications, retention } = parts;
  return {
    events: {
      [CONFIRM_JOB]: (payload) => followConfirmation(payments, (payload as { orderId: number }).orderId),
      [COUNTRIES_JOB]: () => noteCountries(notifications),
      [WORDS_JOB]: (payload) => indexWordless(database.db, payload as WordsPortion),
      [EXPIRE_OFFERS_JOB]: () => expireOffers({ db: database.db, clock }),
      [REMIND_JOB]: () => remindOfRides(notifications),
      [UNOPENED_JOB]: () => tellUnopened(notifications),
      [DRIVERLESS_JOB]: () => tellDriverless(notifications),
      [WARN_JOB]: () => warnOperator(notifications),
      [FORGET_SEARCHES_JOB]: () => forgetSearches(pricesStation),
      [DELETE_LOGINS_JOB]: () => deleteOldLogins(accounts),
      [FORGET_PEOPLE_JOB]: async () => void (await forgetPeople({ db: database.db, clock, ...retention })),
    },
    money: {
      [CHECK_PAYMENT_JOB]: (payload) => checkPayment(payments, (payload as { paymentId: number }).paymentId),
      [END_PAGE_JOB]: (payload) => endPage(payments, (payload as { paymentId: number }).paymentId),
      [LOOK_UP_PAYMENT_JOB]: (payload) => settleReference(payments, payload as NamedPayment),
      [UNPAID_JOB]: (payload) => followUnpaid(payments, (payload as { orderId: number }).orderId),
      [REST_JOB]: (payload) => followRest(payments, (payload as { orderId: number }).orderId),
      [COUNT_DISPUTES_JOB]: (payload) => countDisputes(payments, (payload as { paymentId: number }).paymentId),
      [COUNT_REFUNDS_JOB]: (payload) => countMadeByHand(payments, (payload as { paymentId: number }).paymentId),
      [COUNT_MOVEMENTS_JOB]: (payload) => countMovements(payments, payload as MovementsAsk),
      [NOTE_PAYOUT_JOB]: (payload) => countPayout(payments, payload as NamedPayment),
      [REFUND_JOB]: (payload) => sendRefund(payments, (payload as { refundId: number }).refundId),
      [RECEIPTS_JOB]: () => followReceipts(payments),
      [SANDBOX_NOTICE_JOB]: sandboxNoticeTask(sandbox),
    },
    letters: {
      [SEND_MESSAGE_JOB]: sendMessageTask(notifications),
      [RECOVERY_JOB]: (payload) => startRecovery(accounts, payload as RecoveryAsking),
      [SEND_LINK_JOB]: (payload) => sendOrderLinks(notifications, payload as LinkAsking),
    },
  };
}

/**
 * Starts everything that happens after an answer: event listeners, delayed jobs and
 * scheduled ones. Returns a function that stops it.
 */
export async function startJobs(
  app: FastifyInstance,
  tasks: LaneTasks,
  { database, clock, isAlone, notifications, isTimed, metrics }: JobParts,
): Promise<() => Promise<void>> {
  // Station 6 hears every event: its table of messages decides what to send.
  const queueMessages = messagesOnEvent(notifications);
  const runner = await startOutbox({
    pool: database.pool,
    alone: isAlone,
    db: database.db,
    clock,
    listeners: {
      "order.placed": [indexAndCompare, queueMessages],
      "order.changed": [indexAndCompare, refundAfterChange, endPages, queueMessages],
      "order.email-asked": [queueMessages],
      "order.cancelled": [refundAfterChange, endPages, queueMessages],
      "order.unpaid": [queueMessages],
      "order.lapsing": [queueMessages],
      "order.lapsed": [endPages, queueMessages],
      "order.to-confirm": [queueMessages],
      "order.confirm-late": [queueMessages],
      "order.unanswered": [queueMessages],
      "order.cash-agreed": [endPages, queueMessages],
      "order.confirmed": [queueMessages],
      "order.no-show": [refundAfterChange],
      "order.put-right": [refundPutRight, endPages],
      "order.refused": [refundAfterChange, endPages, queueMessages],
      "order.driver-named": [queueMessages],
      "payment.settled": [endPages, queueMessages],
      "payment.failed": [queueMessages],
      "payment.late": [queueMessages],
      "refund.returned": [queueMessages],
      "refund.failed": [queueMessages],
      "dispute.opened": [queueMessages],
      "dispute.decided": [queueMessages],
      "receipt.missing": [queueMessages],
      "money.set-aside": [
        async ({ subject }) => app.log.error({ setAside: subject.id }, "money is set aside: npm run refunds lists it"),
        queueMessages,
      ],
      "route.requested": [queueMessages],
      "yacht.requested": [queueMessages],
      "route.declined": [queueMessages],
      "yacht.declined": [queueMessages],
      "offer.made": [queueMessages],
      "yacht.offered": [queueMessages],
      "yacht.accepted": [queueMessages],
      "yacht.paid": [queueMessages],
      "yacht.confirmed": [queueMessages],
      "yacht.rest-due": [queueMessages],
      "yacht.rest-late": [queueMessages],
      "yacht.lapsed": [endPages, queueMessages],
      "yacht.cancelled": [refundAfterChange, endPages, queueMessages],
      "account.recovery-asked": [queueMessages],
      "account.invited": [queueMessages],
      "account.email-asked": [queueMessages],
      "account.email-changed": [queueMessages],
    },
    tasks,
    crontab: isTimed ? CRONTAB : "",
    onError: (error, job) => app.log.error({ err: error, job }, "job failed"),
    count: (event) => metrics.countEvent(event),
  });
  if (isTimed) await Promise.all([planWords(database.db), planCountries(database.db)]);
  return () => runner.stop();
}

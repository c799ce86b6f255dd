export {
  anyOrderFor,
  isKeptKeyOf,
  isKeyOf,
  orderFor,
  orderOfTransaction,
} from "#server/modules/orders/access/order-access.ts";
export { fastRideRight, freeInCurrency, buyerOf, findBuyer } from "#server/modules/orders/access/order-buyer.ts";
export { openableOrders } from "#server/modules/orders/access/openable-orders.ts";
export { emailToken } from "#server/modules/orders/access/email-token.ts";
export { orderKey } from "#server/modules/orders/access/order-key.ts";
export { refuseRideOver } from "#server/modules/orders/access/ride-over.ts";
export {
  cashBackAmounts,
  cashDueBackAmount,
  recordGoodwill,
  recordKept,
  recordMoney,
  recordOwnCost,
  returningAmount,
  setCost,
} from "#server/modules/orders/store/order-money.repository.ts";
export { findEntries, type StoredEntry } from "#server/modules/orders/store/entries.repository.ts";
export { agreeTrips, CONFIRM_JOB } from "#server/modules/orders/confirm/agree-trips.ts";
export { confirmTrips, refuseTrips } from "#server/modules/orders/confirm/confirm-desk.ts";
export { followConfirmation } from "#server/modules/orders/confirm/follow-confirmation.ts";
export { findOrderIds } from "#server/modules/orders/store/order-ids.repository.ts";
export { findMoves, findWaitingTrips, raiseVersion } from "#server/modules/orders/store/trip-moves.repository.ts";
export { placeHire } from "#server/modules/orders/hires/place-hire.ts";
export { presentHireTerms } from "#server/modules/orders/hires/present-hire.ts";
export { askedSum } from "#server/modules/orders/hires/hire-standing.ts";
export { REST_JOB } from "#server/modules/orders/hires/agree-hire.ts";
export { followRest } from "#server/modules/orders/hires/follow-rest.ts";
export { countVisitorsCash, findCashPartners } from "#server/modules/orders/store/cash-buyers.repository.ts";
export { keepOrder } from "#server/modules/orders/access/keep-order.ts";
export { placeAgreed } from "#server/modules/orders/place/place-agreed.ts";
export { orderedTrips } from "#server/modules/orders/place/ordered-trips.ts";
export type { HoldWaived, Orders } from "#server/modules/orders/orders.ts";
export {
  findAddressee,
  findAnyOrder,
  findByAttempt,
  findByTransaction,
  findOrder,
  findOrderOfTrip,
  markCash,
  type Addressee,
  type StoredOrder,
} from "#server/modules/orders/store/orders.repository.ts";
export { formerEmails, orderBefore } from "#server/modules/orders/store/order-changes.repository.ts";
export { findRidesAhead, type RideAhead } from "#server/modules/orders/store/rides-ahead.repository.ts";
export { costLineName } from "#server/modules/orders/read/cost-line-name.ts";
export { statusOfTold, wireStatusOfOrder } from "#server/modules/orders/read/trip-status.ts";
export { orderFacts, waitsForCar, type FactSources, type OrderFacts } from "#server/modules/orders/read/order-facts.ts";
export type { TripFacts } from "#server/modules/orders/read/trip-facts.ts";
export type { PaymentSummary } from "#server/modules/orders/read/present-order-view.ts";
export { countOrderedWays } from "#server/modules/orders/store/ordered-ways.repository.ts";
export { lapseOrder } from "#server/modules/orders/unpaid/lapse-order.ts";
export { awaitsPayment, planStep, UNPAID_JOB } from "#server/modules/orders/unpaid/plan-unpaid.ts";
export { keepDuplicates } from "#server/modules/orders/duplicates/keep-duplicates.ts";
export { COUNTRIES_JOB, noteCountries, planCountries } from "#server/modules/orders/board/note-countries.ts";
export {
  indexWordless,
  indexWords,
  planWords,
  WORDS_JOB,
  type WordsPortion,
} from "#server/modules/orders/search/index-words.ts";
export { planContext } from "#server/modules/orders/plan/plan-context.ts";
export { planTrip } from "#server/modules/orders/plan/plan-trip.ts";
export { planColumns } from "#server/modules/orders/store/plan-columns.ts";
export { wordsOfTrip } from "#server/modules/orders/search/words-of-trip.ts";
export { findDriverless, findUnopened } from "#server/modules/orders/openings/openings.repository.ts";
export { boardReader } from "#server/modules/orders/board/board-reader.ts";
export { findSigns } from "#server/modules/orders/board/board.repository.ts";
export { doToEach } from "#server/modules/orders/bulk/do-to-each.ts";
export { rowsOfTrips } from "#server/modules/orders/bulk/rows-of-trips.ts";
export { ordersRoutes } from "#server/modules/orders/routes.ts";

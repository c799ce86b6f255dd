export { emailToken } from "#server/modules/orders/access/email-token.ts";
export { keepOrder } from "#server/modules/orders/access/keep-order.ts";
export { openableOrders } from "#server/modules/orders/access/openable-orders.ts";
export {
  anyOrderFor,
  isKeptKeyOf,
  isKeyOf,
  orderFor,
  orderOfTransaction,
} from "#server/modules/orders/access/order-access.ts";
export { buyerOf, fastRideRight, findBuyer, freeInCurrency } from "#server/modules/orders/access/order-buyer.ts";
export { orderKey } from "#server/modules/orders/access/order-key.ts";
export { refuseRideOver } from "#server/modules/orders/access/ride-over.ts";
export { meantTrips, type Seen, seenAnyOrder, seenOrder } from "#server/modules/orders/access/seen-order.ts";
export { withoutPeople } from "#server/modules/orders/access/without-people.ts";
export { orderedTrips } from "#server/modules/orders/place/ordered-trips.ts";
export { placeAgreed } from "#server/modules/orders/place/place-agreed.ts";
export { placeOrder } from "#server/modules/orders/place/place-order.ts";
export { planContext } from "#server/modules/orders/plan/plan-context.ts";
export { planTrip } from "#server/modules/orders/plan/plan-trip.ts";
export { agreePrice } from "#server/modules/orders/change/agree-price.ts";
export { changeByStaff } from "#server/modules/orders/change/change-by-staff.ts";
export { soldQuote } from "#server/modules/orders/change/quote-for-change.ts";
export { toldDifference } from "#server/modules/orders/change/told-difference.ts";
export { cancelByStaff, type StaffCancelling } from "#server/modules/orders/cancel/cancel-by-staff.ts";
export { cancelJudgement, stillToCancel, tripsToCancel } from "#server/modules/orders/cancel/cancel-trip.ts";
export { agreeTrips, CONFIRM_JOB } from "#server/modules/orders/confirm/agree-trips.ts";
export { confirmTrips, refuseTrips } from "#server/modules/orders/confirm/confirm-by-command.ts";
export { confirmOrder, takeConfirmationBack } from "#server/modules/orders/confirm/confirm-order.ts";
export { followConfirmation } from "#server/modules/orders/confirm/follow-confirmation.ts";
export { recordUndoable, UNDOABLE, undoSince, undoUntil } from "#server/modules/orders/confirm/undoable.ts";
export { correctTripState } from "#server/modules/orders/states/correct-trip-state.ts";
export { sayNoShow } from "#server/modules/orders/states/say-no-show.ts";
export { setTripState } from "#server/modules/orders/states/set-trip-state.ts";
export { tripSteps } from "#server/modules/orders/states/trip-steps.ts";
export { REST_JOB } from "#server/modules/orders/yachts/agree-yacht.ts";
export { followRest } from "#server/modules/orders/yachts/follow-rest.ts";
export { asYachtOrder, askedSum, judgeYachtCancel, yachtSteps } from "#server/modules/orders/yachts/yacht-standing.ts";
export { correctYacht, moveYacht } from "#server/modules/orders/yachts/move-yacht.ts";
export { findYachts } from "#server/modules/orders/yachts/find-yachts.ts";
export { placeYacht } from "#server/modules/orders/yachts/place-yacht.ts";
export { presentYachtTerms, type YachtTerms } from "#server/modules/orders/yachts/present-yacht.ts";
export { cancelYacht } from "#server/modules/orders/yachts/cancel-yacht.ts";
export { lapseOrder } from "#server/modules/orders/unpaid/lapse-order.ts";
export { awaitsPayment, planStep, UNPAID_JOB } from "#server/modules/orders/unpaid/plan-unpaid.ts";
export { costLineName } from "#server/modules/orders/read/cost-line-name.ts";
export { type FactSources, orderFacts, type OrderFacts, waitsForCar } from "#server/modules/orders/read/order-facts.ts";
export type { OrderHistory } from "#server/modules/orders/read/present-history.ts";
export type { PaymentSummary } from "#server/modules/orders/read/present-order-view.ts";
export type { TripFacts } from "#server/modules/orders/read/trip-facts.ts";
export { statusOfTold, wireStatusOfOrder } from "#server/modules/orders/read/trip-status.ts";
export { historyOf, viewOrder } from "#server/modules/orders/read/view-order.ts";
export { drivingProvider } from "#server/modules/orders/store/driving-provider.ts";
export { findEntries, type StoredEntry } from "#server/modules/orders/store/entries.repository.ts";
export { findDriverless, findUnopened } from "#server/modules/orders/store/watch.repository.ts";
export { formerEmails, orderBefore } from "#server/modules/orders/store/order-changes.repository.ts";
export {
  cashBackAmounts,
  cashDueBackAmount,
  onCardsAmount,
  recordGoodwill,
  recordKept,
  recordMoney,
  recordOwnCost,
  returningAmount,
  setCost,
} from "#server/modules/orders/store/order-money.repository.ts";
export { countOrderedWays } from "#server/modules/orders/store/ordered-ways.repository.ts";
export {
  type Addressee,
  findAddressee,
  findAnyOrder,
  findByAttempt,
  findByTransaction,
  findOrder,
  findOrderOfTrip,
  findOrders,
  markCash,
  type StoredOrder,
  type StoredTrip,
} from "#server/modules/orders/store/orders.repository.ts";
export { planColumns } from "#server/modules/orders/store/plan-columns.ts";
export { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
export { updateTrip } from "#server/modules/orders/store/trip-changes.repository.ts";
export {
  findMoves,
  findWaitingTrips,
  type Mover,
  raiseVersion,
} from "#server/modules/orders/store/trip-moves.repository.ts";
export type { AskPayment, HoldWaived, Orders, OrderSources } from "#server/modules/orders/orders.ts";
export { ordersRoutes } from "#server/modules/orders/routes.ts";

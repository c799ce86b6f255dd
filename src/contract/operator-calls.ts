import {
  getBoardViews,
  removeBoardView,
  saveBoardColumns,
  saveBoardView,
} from "#contract/console/board/board-views.ts";
import { clearDuplicate } from "#contract/console/board/clear-duplicate.ts";
import { findBoardTrips } from "#contract/console/board/find-board-trips.ts";
import { findPresent } from "#contract/console/board/find-present.ts";
import { getBoardOptions } from "#contract/console/board/get-board-options.ts";
import { getBoard } from "#contract/console/board/get-board.ts";
import { confirmTrips, driveTrips, markTrips, passTrips, seeTrips } from "#contract/console/bulk/bulk-deeds.ts";
import { cancelTrips, previewCancelTrips } from "#contract/console/bulk/cancel-trips.ts";
import { exportTrips } from "#contract/console/bulk/export-trips.ts";
import { previewPassTrips } from "#contract/console/bulk/preview-pass-trips.ts";
import { printTrips } from "#contract/console/bulk/print-trips.ts";
import { previewWriteTrips, writeTrips } from "#contract/console/bulk/write-trips.ts";
import { agreePrice, previewAgreedPrice } from "#contract/console/changes/agree-price.ts";
import { cancelOrder, previewCancel } from "#contract/console/changes/cancel-order.ts";
import { changeOrder, getTripChoices, previewChange } from "#contract/console/changes/change-order.ts";
import { findDrivers } from "#contract/console/drivers/find-drivers.ts";
import { findTripProviders, setTripProvider } from "#contract/console/drivers/trip-provider.ts";
import {
  findLetters,
  findRequestLetters,
  sendLetterAgain,
  sendRequestLetterAgain,
} from "#contract/console/letters/letters.ts";
import { openLetter, openRequestLetter } from "#contract/console/letters/open-letter.ts";
import {
  previewOwnLetter,
  sendLinkAgain,
  sendOwnLetter,
  showOrderLink,
} from "#contract/console/letters/write-letter.ts";
import { decideDispute, findDisputes, recordDispute } from "#contract/console/money/disputes.ts";
import { giveCashBack } from "#contract/console/money/give-cash-back.ts";
import { findReceipts, issueReceipt, repeatReceipt } from "#contract/console/money/receipts.ts";
import { askRefundAgain, declineRefund, findRefunds, releaseRefund } from "#contract/console/money/refunds.ts";
import { takeCash } from "#contract/console/money/take-cash.ts";
import { getDeskOrder } from "#contract/console/orders/get-desk-order.ts";
import {
  addNote,
  confirmOrder,
  markTrip,
  nameDriver,
  seeChanges,
  undoAction,
} from "#contract/console/orders/order-actions.ts";
import { showContacts } from "#contract/console/orders/show-contacts.ts";
import { cancelYacht, correctYacht, findYachts, moveYacht } from "#contract/console/orders/yachts.ts";
import { saveOwnSettings } from "#contract/console/own/own-settings.ts";
import { findBuyers, getBuyer } from "#contract/console/phone/buyers.ts";
import { checkTimeFor } from "#contract/console/phone/check-time-for.ts";
import { findCaller } from "#contract/console/phone/find-caller.ts";
import { findDuplicatesOf } from "#contract/console/phone/find-duplicates-of.ts";
import { placeOrderFor } from "#contract/console/phone/place-order-for.ts";
import { previewCertificate } from "#contract/console/phone/preview-certificate.ts";
import { requestRouteFor } from "#contract/console/phone/request-route-for.ts";
import { searchPricesFor } from "#contract/console/phone/search-prices-for.ts";
import { searchRentPricesFor } from "#contract/console/phone/search-rent-prices-for.ts";
import {
  getOfferChoices,
  makeOffer,
  withdrawOffer,
  makeYachtOffer,
  addYachtPhoto,
  getYachtPhoto,
} from "#contract/console/requests/offers.ts";
import { closeRequest, declineRequest, findRequests, getRequest } from "#contract/console/requests/requests.ts";
import { searchOrders } from "#contract/console/search/search-orders.ts";
import { exportEntries, findEntries } from "#contract/console/staff/audit.ts";
import { getStaffSession } from "#contract/console/staff/get-staff-session.ts";
import { findStaff, inviteStaff, inviteStaffAgain, setStaffOpen, setStaffWork } from "#contract/console/staff/staff.ts";
import { previewNoShow, sayNoShow } from "#contract/console/states/no-show.ts";
import { addTripPhoto, getTripPhoto } from "#contract/console/states/trip-photos.ts";
import { correctTripState, setTripState } from "#contract/console/states/trip-states.ts";
import { compareSoldPrice } from "#contract/console/tester/compare-sold-price.ts";
import { drawTestMap } from "#contract/console/tester/draw-test-map.ts";
import { getTestText } from "#contract/console/tester/get-test-text.ts";
import {
  changeSampleRide,
  findSampleRides,
  priceSampleRides,
  removeSampleRide,
  saveSampleRide,
} from "#contract/console/tester/sample-rides.ts";
import { testPriceStrip } from "#contract/console/tester/test-price-strip.ts";
import { listTestBooks, testPrices } from "#contract/console/tester/test-prices.ts";
import type { CallsByName, OperatorEndpoint } from "#contract/wire/endpoint.ts";

/** Every call of the operator's console by its name; all that is decided by the call alone stands in its own value. */
export const operatorCalls = {
  getStaffSession,
  saveOwnSettings,
  findEntries,
  exportEntries,
  findStaff,
  inviteStaff,
  inviteStaffAgain,
  setStaffWork,
  setStaffOpen,
  getBoard,
  findBoardTrips,
  getBoardViews,
  getBoardOptions,
  saveBoardColumns,
  saveBoardView,
  removeBoardView,
  searchOrders,
  getDeskOrder,
  showContacts,
  findPresent,
  findYachts,
  moveYacht,
  correctYacht,
  cancelYacht,
  confirmOrder,
  undoAction,
  seeChanges,
  markTrip,
  confirmTrips,
  driveTrips,
  previewPassTrips,
  passTrips,
  previewWriteTrips,
  writeTrips,
  seeTrips,
  markTrips,
  exportTrips,
  printTrips,
  clearDuplicate,
  previewCancel,
  getTripChoices,
  previewChange,
  changeOrder,
  cancelOrder,
  setTripState,
  correctTripState,
  previewNoShow,
  sayNoShow,
  addTripPhoto,
  getTripPhoto,
  previewAgreedPrice,
  agreePrice,
  previewCancelTrips,
  cancelTrips,
  findTripProviders,
  setTripProvider,
  nameDriver,
  findDrivers,
  takeCash,
  giveCashBack,
  findRefunds,
  releaseRefund,
  declineRefund,
  askRefundAgain,
  findDisputes,
  recordDispute,
  decideDispute,
  findReceipts,
  issueReceipt,
  repeatReceipt,
  openLetter,
  previewOwnLetter,
  sendOwnLetter,
  showOrderLink,
  sendLinkAgain,
  openRequestLetter,
  sendRequestLetterAgain,
  findLetters,
  sendLetterAgain,
  findBuyers,
  getBuyer,
  findCaller,
  searchPricesFor,
  searchRentPricesFor,
  previewCertificate,
  findDuplicatesOf,
  checkTimeFor,
  requestRouteFor,
  placeOrderFor,
  testPrices,
  drawTestMap,
  getTestText,
  testPriceStrip,
  compareSoldPrice,
  listTestBooks,
  findSampleRides,
  priceSampleRides,
  saveSampleRide,
  changeSampleRide,
  removeSampleRide,
  findRequests,
  getRequest,
  getOfferChoices,
  declineRequest,
  closeRequest,
  makeOffer,
  makeYachtOffer,
  addYachtPhoto,
  getYachtPhoto,
  withdrawOffer,
  findRequestLetters,
  addNote,
};

/** The same as a list. */
export const OPERATOR_ENDPOINTS: readonly OperatorEndpoint[] = Object.values(
  operatorCalls satisfies CallsByName<typeof operatorCalls, OperatorEndpoint>,
);

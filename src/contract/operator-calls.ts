import { agreePrice, previewAgreedPrice } from "#contract/operator/agree-price.ts";
import { exportEntries, findEntries } from "#contract/operator/audit.ts";
import {
  getBoardViews,
  removeBoardView,
  saveBoardColumns,
  saveBoardView,
} from "#contract/operator/board/board-views.ts";
import { clearDuplicate } from "#contract/operator/board/clear-duplicate.ts";
import { findPresent } from "#contract/operator/board/find-present.ts";
import { getBoardOptions } from "#contract/operator/board/get-board-options.ts";
import { confirmTrips, driveTrips, markTrips, passTrips, seeTrips } from "#contract/operator/bulk/bulk-deeds.ts";
import { cancelTrips, previewCancelTrips } from "#contract/operator/bulk/cancel-trips.ts";
import { exportTrips } from "#contract/operator/bulk/export-trips.ts";
import { previewPassTrips } from "#contract/operator/bulk/preview-pass-trips.ts";
import { printTrips } from "#contract/operator/bulk/print-trips.ts";
import { previewWriteTrips, writeTrips } from "#contract/operator/bulk/write-trips.ts";
import { cancelOrder, previewCancel } from "#contract/operator/cancel-order.ts";
import { changeOrder, getTripChoices, previewChange } from "#contract/operator/change-order.ts";
import { findBoardTrips } from "#contract/operator/find-board-trips.ts";
import { findDrivers } from "#contract/operator/find-drivers.ts";
import { getBoard } from "#contract/operator/get-board.ts";
import { getDeskOrder } from "#contract/operator/get-desk-order.ts";
import { getStaffSession } from "#contract/operator/get-staff-session.ts";
import {
  findLetters,
  findRequestLetters,
  sendLetterAgain,
  sendRequestLetterAgain,
} from "#contract/operator/letters/letters.ts";
import { openLetter, openRequestLetter } from "#contract/operator/letters/open-letter.ts";
import {
  previewOwnLetter,
  sendLinkAgain,
  sendOwnLetter,
  showOrderLink,
} from "#contract/operator/letters/write-letter.ts";
import { decideDispute, findDisputes, recordDispute } from "#contract/operator/money/disputes.ts";
import { giveCashBack } from "#contract/operator/money/give-cash-back.ts";
import { findReceipts, issueReceipt, repeatReceipt } from "#contract/operator/money/receipts.ts";
import { askRefundAgain, declineRefund, findRefunds, releaseRefund } from "#contract/operator/money/refunds.ts";
import { takeCash } from "#contract/operator/money/take-cash.ts";
import {
  addNote,
  confirmOrder,
  markTrip,
  nameDriver,
  seeChanges,
  undoAction,
} from "#contract/operator/order-actions.ts";
import { saveOwnSettings } from "#contract/operator/own/own-settings.ts";
import { findBuyers, getBuyer } from "#contract/operator/phone/buyers.ts";
import { checkTimeFor } from "#contract/operator/phone/check-time-for.ts";
import { findCaller } from "#contract/operator/phone/find-caller.ts";
import { findDuplicatesOf } from "#contract/operator/phone/find-duplicates-of.ts";
import { placeOrderFor } from "#contract/operator/phone/place-order-for.ts";
import { previewCertificate } from "#contract/operator/phone/preview-certificate.ts";
import { requestRouteFor } from "#contract/operator/phone/request-route-for.ts";
import { searchPricesFor } from "#contract/operator/phone/search-prices-for.ts";
import { searchRentPricesFor } from "#contract/operator/phone/search-rent-prices-for.ts";
import {
  closeRequest,
  declineRequest,
  findRequests,
  getOfferChoices,
  getRequest,
  makeOffer,
  withdrawOffer,
} from "#contract/operator/requests.ts";
import { searchOrders } from "#contract/operator/search-orders.ts";
import { showContacts } from "#contract/operator/show-contacts.ts";
import { findStaff, inviteStaff, inviteStaffAgain, setStaffOpen, setStaffWork } from "#contract/operator/staff.ts";
import { previewNoShow, sayNoShow } from "#contract/operator/states/no-show.ts";
import { addTripPhoto, getTripPhoto } from "#contract/operator/states/trip-photos.ts";
import { correctTripState, setTripState } from "#contract/operator/states/trip-states.ts";
import { compareSoldPrice } from "#contract/operator/tester/compare-sold-price.ts";
import { drawTestMap } from "#contract/operator/tester/draw-test-map.ts";
import { getTestText } from "#contract/operator/tester/get-test-text.ts";
import {
  changeSampleRide,
  findSampleRides,
  priceSampleRides,
  removeSampleRide,
  saveSampleRide,
} from "#contract/operator/tester/sample-rides.ts";
import { testPriceStrip } from "#contract/operator/tester/test-price-strip.ts";
import { listTestBooks, testPrices } from "#contract/operator/tester/test-prices.ts";
import { findTripProviders, setTripProvider } from "#contract/operator/trip-provider.ts";
import { makeYachtOffer } from "#contract/operator/yachts/make-yacht-offer.ts";
import { addYachtPhoto, getYachtPhoto } from "#contract/operator/yachts/yacht-photos.ts";
import { cancelYacht, correctYacht, findYachts, moveYacht } from "#contract/operator/yachts/yachts.ts";
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

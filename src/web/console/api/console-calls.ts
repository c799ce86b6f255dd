import type { logIn, logOut } from "#contract/accounts.ts";
import type { checkName } from "#contract/booking.ts";
import type { exportEntries, findEntries } from "#contract/operator/audit.ts";
import type {
  getBoardViews,
  removeBoardView,
  saveBoardColumns,
  saveBoardView,
} from "#contract/operator/board/board-views.ts";
import type { clearDuplicate } from "#contract/operator/board/clear-duplicate.ts";
import type { findPresent } from "#contract/operator/board/find-present.ts";
import type { getBoardOptions } from "#contract/operator/board/get-board-options.ts";
import type { confirmTrips, driveTrips, markTrips, seeTrips } from "#contract/operator/bulk/bulk-deeds.ts";
import type { exportTrips } from "#contract/operator/bulk/export-trips.ts";
import type { printTrips } from "#contract/operator/bulk/print-trips.ts";
import type { changeOrder, getTripChoices, previewChange } from "#contract/operator/change-order.ts";
import type { findBoardTrips } from "#contract/operator/find-board-trips.ts";
import type { findDrivers } from "#contract/operator/find-drivers.ts";
import type { getBoard } from "#contract/operator/get-board.ts";
import type { getDeskOrder } from "#contract/operator/get-desk-order.ts";
import type { getStaffSession } from "#contract/operator/get-staff-session.ts";
import type {
  findLetters,
  findRequestLetters,
  sendLetterAgain,
  sendRequestLetterAgain,
} from "#contract/operator/letters/letters.ts";
import type { openLetter, openRequestLetter } from "#contract/operator/letters/open-letter.ts";
import type {
  previewOwnLetter,
  sendLinkAgain,
  sendOwnLetter,
  showOrderLink,
} from "#contract/operator/letters/write-letter.ts";
import type { decideDispute, findDisputes, recordDispute } from "#contract/operator/money/disputes.ts";
import type { giveCashBack } from "#contract/operator/money/give-cash-back.ts";
import type { findReceipts, issueReceipt } from "#contract/operator/money/receipts.ts";
import type { askRefundAgain, declineRefund, findRefunds, releaseRefund } from "#contract/operator/money/refunds.ts";
import type { takeCash } from "#contract/operator/money/take-cash.ts";
import type {
  addNote,
  confirmOrder,
  markTrip,
  nameDriver,
  seeChanges,
  undoAction,
} from "#contract/operator/order-actions.ts";
import type { saveOwnSettings } from "#contract/operator/own/own-settings.ts";
import type { findBuyers, getBuyer } from "#contract/operator/phone/buyers.ts";
import type { checkTimeFor } from "#contract/operator/phone/check-time-for.ts";
import type { findCaller } from "#contract/operator/phone/find-caller.ts";
import type { findDuplicatesOf } from "#contract/operator/phone/find-duplicates-of.ts";
import type { placeOrderFor } from "#contract/operator/phone/place-order-for.ts";
import type { previewCertificate } from "#contract/operator/phone/preview-certificate.ts";
import type { requestRouteFor } from "#contract/operator/phone/request-route-for.ts";
import type { searchPricesFor } from "#contract/operator/phone/search-prices-for.ts";
import type { searchRentPricesFor } from "#contract/operator/phone/search-rent-prices-for.ts";
import type {
  closeRequest,
  declineRequest,
  findRequests,
  getOfferChoices,
  getRequest,
  makeOffer,
  withdrawOffer,
} from "#contract/operator/requests.ts";
import type { searchOrders } from "#contract/operator/search-orders.ts";
import type { showContacts } from "#contract/operator/show-contacts.ts";
import type { findStaff, inviteStaff, inviteStaffAgain, setStaffOpen, setStaffWork } from "#contract/operator/staff.ts";
import type {
  beginSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  takeSecondStep,
} from "#contract/own-account/second-step.ts";
import type { getSecurity, proveIdentity } from "#contract/own-account/security.ts";
import type { findPlaces, findTransportNodes, getPlace } from "#contract/places.ts";
import type { getPriceLines } from "#contract/prices/prices.ts";
import type { CallPlace } from "./call-place.ts";
import type { DayCalls } from "./day-calls.ts";
import { TESTER_CALLS, type TesterCalls } from "./tester-calls.ts";
import { YACHT_CALLS, type YachtCalls } from "./yacht-calls.ts";

/** The calls that the console makes, by name, with the types of the contract. */
export interface ConsoleCalls extends DayCalls, TesterCalls, YachtCalls {
  readonly logIn: typeof logIn;
  readonly checkName: typeof checkName;
  readonly takeSecondStep: typeof takeSecondStep;
  readonly beginSecondStep: typeof beginSecondStep;
  readonly confirmSecondStep: typeof confirmSecondStep;
  readonly renewRecoveryCodes: typeof renewRecoveryCodes;
  readonly getSecurity: typeof getSecurity;
  readonly logOut: typeof logOut;
  readonly getStaffSession: typeof getStaffSession;
  readonly saveOwnSettings: typeof saveOwnSettings;
  readonly getBoard: typeof getBoard;
  readonly findBoardTrips: typeof findBoardTrips;
  readonly searchOrders: typeof searchOrders;
  readonly findPresent: typeof findPresent;
  readonly getDeskOrder: typeof getDeskOrder;
  readonly findDrivers: typeof findDrivers;
  readonly confirmOrder: typeof confirmOrder;
  readonly undoAction: typeof undoAction;
  readonly seeChanges: typeof seeChanges;
  readonly markTrip: typeof markTrip;
  readonly nameDriver: typeof nameDriver;
  readonly addNote: typeof addNote;
  readonly showContacts: typeof showContacts;
  readonly getTripChoices: typeof getTripChoices;
  readonly previewChange: typeof previewChange;
  readonly changeOrder: typeof changeOrder;
  readonly clearDuplicate: typeof clearDuplicate;
  readonly confirmTrips: typeof confirmTrips;
  readonly seeTrips: typeof seeTrips;
  readonly markTrips: typeof markTrips;
  readonly driveTrips: typeof driveTrips;
  readonly exportTrips: typeof exportTrips;
  readonly printTrips: typeof printTrips;
  readonly getBoardViews: typeof getBoardViews;
  readonly getBoardOptions: typeof getBoardOptions;
  readonly saveBoardColumns: typeof saveBoardColumns;
  readonly saveBoardView: typeof saveBoardView;
  readonly removeBoardView: typeof removeBoardView;
  readonly findLetters: typeof findLetters;
  readonly findRequestLetters: typeof findRequestLetters;
  readonly findRequests: typeof findRequests;
  readonly getRequest: typeof getRequest;
  readonly getOfferChoices: typeof getOfferChoices;
  readonly declineRequest: typeof declineRequest;
  readonly closeRequest: typeof closeRequest;
  readonly makeOffer: typeof makeOffer;
  readonly withdrawOffer: typeof withdrawOffer;
  readonly proveIdentity: typeof proveIdentity;
  readonly findStaff: typeof findStaff;
  readonly inviteStaff: typeof inviteStaff;
  readonly inviteStaffAgain: typeof inviteStaffAgain;
  readonly setStaffWork: typeof setStaffWork;
  readonly setStaffOpen: typeof setStaffOpen;
  readonly findEntries: typeof findEntries;
  readonly exportEntries: typeof exportEntries;
  readonly sendLetterAgain: typeof sendLetterAgain;
  readonly sendRequestLetterAgain: typeof sendRequestLetterAgain;
  readonly takeCash: typeof takeCash;
  readonly giveCashBack: typeof giveCashBack;
  readonly findRefunds: typeof findRefunds;
  readonly releaseRefund: typeof releaseRefund;
  readonly findDisputes: typeof findDisputes;
  readonly recordDispute: typeof recordDispute;
  readonly findReceipts: typeof findReceipts;
  readonly issueReceipt: typeof issueReceipt;
  readonly decideDispute: typeof decideDispute;
  readonly declineRefund: typeof declineRefund;
  readonly askRefundAgain: typeof askRefundAgain;
  readonly openLetter: typeof openLetter;
  readonly openRequestLetter: typeof openRequestLetter;
  readonly previewOwnLetter: typeof previewOwnLetter;
  readonly sendOwnLetter: typeof sendOwnLetter;
  readonly sendLinkAgain: typeof sendLinkAgain;
  readonly showOrderLink: typeof showOrderLink;
  readonly findTransportNodes: typeof findTransportNodes;
  readonly findPlaces: typeof findPlaces;
  readonly getPlace: typeof getPlace;
  readonly getPriceLines: typeof getPriceLines;
  readonly findCaller: typeof findCaller;
  readonly findBuyers: typeof findBuyers;
  readonly getBuyer: typeof getBuyer;
  readonly findDuplicatesOf: typeof findDuplicatesOf;
  readonly searchPricesFor: typeof searchPricesFor;
  readonly searchRentPricesFor: typeof searchRentPricesFor;
  readonly checkTimeFor: typeof checkTimeFor;
  readonly previewCertificate: typeof previewCertificate;
  readonly placeOrderFor: typeof placeOrderFor;
  readonly requestRouteFor: typeof requestRouteFor;
}

/** Where each call is sent: the contract's own values would bring its schemas along. A test holds the two together. */
export const CONSOLE_CALLS: { readonly [Name in keyof ConsoleCalls]: CallPlace } = {
  logIn: ["POST", "/v4/auth/login"],
  checkName: ["POST", "/v4/orders/check-name"],
  takeSecondStep: ["POST", "/v4/auth/second-step"],
  beginSecondStep: ["POST", "/v4/auth/second-step/begin"],
  confirmSecondStep: ["POST", "/v4/auth/second-step/confirm"],
  renewRecoveryCodes: ["POST", "/v4/auth/second-step/codes"],
  getSecurity: ["GET", "/v4/auth/security"],
  logOut: ["POST", "/profile/logout"],
  getStaffSession: ["GET", "/operator/v1/session"],
  saveOwnSettings: ["POST", "/operator/v1/own-settings"],
  getBoard: ["GET", "/operator/v1/board"],
  findBoardTrips: ["GET", "/operator/v1/trips"],
  searchOrders: ["GET", "/operator/v1/search"],
  findPresent: ["GET", "/operator/v1/orders/:order_id/here"],
  getDeskOrder: ["GET", "/operator/v1/orders/:order_id"],
  findDrivers: ["GET", "/operator/v1/drivers"],
  confirmOrder: ["POST", "/operator/v1/orders/:order_id/confirm"],
  undoAction: ["POST", "/operator/v1/orders/:order_id/undo"],
  seeChanges: ["POST", "/operator/v1/orders/:order_id/seen"],
  markTrip: ["POST", "/operator/v1/orders/:order_id/marks"],
  setTripState: ["POST", "/operator/v1/orders/:order_id/state"],
  correctTripState: ["POST", "/operator/v1/orders/:order_id/state/correct"],
  previewNoShow: ["POST", "/operator/v1/orders/:order_id/no-show/preview"],
  sayNoShow: ["POST", "/operator/v1/orders/:order_id/no-show"],
  addTripPhoto: ["POST", "/operator/v1/orders/:order_id/photos"],
  getTripPhoto: ["GET", "/operator/v1/orders/:order_id/photos/:photo_id"],
  previewAgreedPrice: ["POST", "/operator/v1/orders/:order_id/agreed-price/preview"],
  agreePrice: ["POST", "/operator/v1/orders/:order_id/agreed-price"],
  findTripProviders: ["GET", "/operator/v1/orders/:order_id/providers"],
  setTripProvider: ["POST", "/operator/v1/orders/:order_id/provider"],
  nameDriver: ["POST", "/operator/v1/orders/:order_id/driver"],
  showContacts: ["POST", "/operator/v1/orders/:order_id/contacts"],
  addNote: ["POST", "/operator/v1/orders/:order_id/notes"],
  previewCancel: ["POST", "/operator/v1/orders/:order_id/cancel/preview"],
  cancelOrder: ["POST", "/operator/v1/orders/:order_id/cancel"],
  confirmTrips: ["POST", "/operator/v1/bulk/confirm"],
  seeTrips: ["POST", "/operator/v1/bulk/seen"],
  markTrips: ["POST", "/operator/v1/bulk/marks"],
  driveTrips: ["POST", "/operator/v1/bulk/driver"],
  previewPassTrips: ["POST", "/operator/v1/bulk/provider/preview"],
  passTrips: ["POST", "/operator/v1/bulk/provider"],
  previewWriteTrips: ["POST", "/operator/v1/bulk/letter/preview"],
  writeTrips: ["POST", "/operator/v1/bulk/letter"],
  previewCancelTrips: ["POST", "/operator/v1/bulk/cancel/preview"],
  cancelTrips: ["POST", "/operator/v1/bulk/cancel"],
  exportTrips: ["POST", "/operator/v1/bulk/export"],
  printTrips: ["POST", "/operator/v1/bulk/print"],
  getBoardViews: ["GET", "/operator/v1/board/views"],
  getBoardOptions: ["GET", "/operator/v1/board/options"],
  saveBoardColumns: ["POST", "/operator/v1/board/columns"],
  saveBoardView: ["POST", "/operator/v1/board/views"],
  removeBoardView: ["POST", "/operator/v1/board/views/remove"],
  getTripChoices: ["GET", "/operator/v1/orders/:order_id/change/choices"],
  previewChange: ["POST", "/operator/v1/orders/:order_id/change/preview"],
  changeOrder: ["POST", "/operator/v1/orders/:order_id/change"],
  clearDuplicate: ["POST", "/operator/v1/orders/:order_id/duplicates/clear"],
  findRequestLetters: ["GET", "/operator/v1/requests/:kind/:request_id/letters"],
  findRequests: ["GET", "/operator/v1/requests"],
  getRequest: ["GET", "/operator/v1/requests/:kind/:request_id"],
  getOfferChoices: ["GET", "/operator/v1/requests/:kind/:request_id/choices"],
  declineRequest: ["POST", "/operator/v1/requests/:kind/:request_id/decline"],
  closeRequest: ["POST", "/operator/v1/requests/:kind/:request_id/close"],
  makeOffer: ["POST", "/operator/v1/requests/:kind/:request_id/offers"],
  withdrawOffer: ["POST", "/operator/v1/requests/:kind/:request_id/offers/withdraw"],
  findLetters: ["GET", "/operator/v1/orders/:order_id/letters"],
  proveIdentity: ["POST", "/v4/auth/confirm"],
  findStaff: ["GET", "/operator/v1/staff"],
  inviteStaff: ["POST", "/operator/v1/staff"],
  inviteStaffAgain: ["POST", "/operator/v1/staff/:user_id/invite"],
  setStaffWork: ["POST", "/operator/v1/staff/:user_id/work"],
  setStaffOpen: ["POST", "/operator/v1/staff/:user_id/open"],
  findEntries: ["GET", "/operator/v1/audit"],
  exportEntries: ["POST", "/operator/v1/audit/export"],
  sendRequestLetterAgain: ["POST", "/operator/v1/requests/:kind/:request_id/letters/again"],
  takeCash: ["POST", "/operator/v1/orders/:order_id/cash"],
  giveCashBack: ["POST", "/operator/v1/orders/:order_id/cash/back"],
  findRefunds: ["GET", "/operator/v1/refunds"],
  releaseRefund: ["POST", "/operator/v1/refunds/:refund_id/release"],
  findDisputes: ["GET", "/operator/v1/disputes"],
  findReceipts: ["GET", "/operator/v1/receipts"],
  issueReceipt: ["POST", "/operator/v1/receipts/:receipt_id/issued"],
  recordDispute: ["POST", "/operator/v1/orders/:order_id/disputes"],
  decideDispute: ["POST", "/operator/v1/disputes/:dispute_id/decide"],
  declineRefund: ["POST", "/operator/v1/refunds/:refund_id/decline"],
  askRefundAgain: ["POST", "/operator/v1/refunds/:refund_id/again"],
  openLetter: ["GET", "/operator/v1/orders/:order_id/letters/:message_id"],
  openRequestLetter: ["GET", "/operator/v1/requests/:kind/:request_id/letters/:message_id"],
  previewOwnLetter: ["POST", "/operator/v1/orders/:order_id/letters/own/preview"],
  sendOwnLetter: ["POST", "/operator/v1/orders/:order_id/letters/own"],
  showOrderLink: ["POST", "/operator/v1/orders/:order_id/link"],
  sendLinkAgain: ["POST", "/operator/v1/orders/:order_id/letters/link"],
  sendLetterAgain: ["POST", "/operator/v1/orders/:order_id/letters/again"],
  findTransportNodes: ["GET", "/v4/transport-nodes"],
  findPlaces: ["GET", "/v4/places/find"],
  getPlace: ["GET", "/v4/places/:place_id"],
  getPriceLines: ["GET", "/v4/prices/:price_id/lines"],
  findCaller: ["GET", "/operator/v1/caller"],
  findBuyers: ["GET", "/operator/v1/buyers"],
  getBuyer: ["GET", "/operator/v1/buyer"],
  findDuplicatesOf: ["GET", "/operator/v1/duplicates"],
  searchPricesFor: ["GET", "/operator/v1/prices"],
  searchRentPricesFor: ["GET", "/operator/v1/prices/rent"],
  previewCertificate: ["POST", "/operator/v1/prices/certificate"],
  checkTimeFor: ["GET", "/operator/v1/check-time"],
  placeOrderFor: ["POST", "/operator/v1/orders"],
  requestRouteFor: ["POST", "/operator/v1/route-requests"],
  ...TESTER_CALLS,
  ...YACHT_CALLS,
};

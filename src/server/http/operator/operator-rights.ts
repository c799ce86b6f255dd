import type { StaffRight } from "#domain/accounts/staff-rights.ts";

/** What a call of the console asks for: any work of the staff, or a right that goes far enough. */
export type OperatorRight = "any work" | { readonly right: StaffRight; readonly to: "look" | "work" };

/** The right of each call of the console, by its name. */
export const OPERATOR_RIGHTS: Readonly<Record<string, OperatorRight>> = {
  getStaffSession: "any work",
  getBoard: { right: "orders", to: "look" },
  findBoardTrips: { right: "orders", to: "look" },
  getBoardViews: { right: "orders", to: "look" },
  getBoardOptions: { right: "orders", to: "look" },
  saveBoardColumns: { right: "orders", to: "look" },
  saveBoardView: { right: "orders", to: "look" },
  removeBoardView: { right: "orders", to: "look" },
  searchOrders: { right: "orders", to: "look" },
  getDeskOrder: { right: "orders", to: "look" },
  findPresent: { right: "orders", to: "look" },
  confirmOrder: { right: "driving", to: "work" },
  undoConfirm: { right: "driving", to: "work" },
  seeChanges: { right: "marks", to: "work" },
  markTrip: { right: "marks", to: "work" },
  clearDuplicate: { right: "marks", to: "work" },
  previewCancel: { right: "changing", to: "work" },
  cancelOrder: { right: "changing", to: "work" },
  nameDriver: { right: "driving", to: "work" },
  findDrivers: { right: "driving", to: "work" },
  findLetters: { right: "orders", to: "look" },
  sendLetterAgain: { right: "marks", to: "work" },
  findBuyers: { right: "placing", to: "work" },
  getBuyer: { right: "placing", to: "work" },
  findCaller: { right: "placing", to: "work" },
  searchPricesFor: { right: "placing", to: "work" },
  findDuplicatesOf: { right: "placing", to: "work" },
  checkTimeFor: { right: "placing", to: "work" },
  placeOrderFor: { right: "placing", to: "work" },
  testPrices: { right: "tester", to: "look" },
  listTestBooks: { right: "tester", to: "look" },
  findRequests: { right: "requests", to: "look" },
  getRequest: { right: "requests", to: "look" },
  getOfferChoices: { right: "requests", to: "work" },
  // Whoever looks answers too, only without naming a price.
  declineRequest: { right: "requests", to: "look" },
  closeRequest: { right: "requests", to: "look" },
  makeOffer: { right: "requests", to: "work" },
  withdrawOffer: { right: "requests", to: "work" },
  findRequestLetters: { right: "requests", to: "look" },
  addNote: { right: "notes", to: "work" },
};

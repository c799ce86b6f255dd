import { expect, test } from "vitest";
import * as accounts from "#contract/accounts.ts";
import * as booking from "#contract/booking.ts";
import * as agreedPrices from "#contract/operator/agree-price.ts";
import * as audit from "#contract/operator/audit.ts";
import * as boardViews from "#contract/operator/board/board-views.ts";
import * as clearDuplicate from "#contract/operator/board/clear-duplicate.ts";
import * as findPresent from "#contract/operator/board/find-present.ts";
import * as getBoardOptions from "#contract/operator/board/get-board-options.ts";
import * as bulkDeeds from "#contract/operator/bulk/bulk-deeds.ts";
import * as bulkCancel from "#contract/operator/bulk/cancel-trips.ts";
import * as exportTrips from "#contract/operator/bulk/export-trips.ts";
import * as previewPassTrips from "#contract/operator/bulk/preview-pass-trips.ts";
import * as printTrips from "#contract/operator/bulk/print-trips.ts";
import * as writeTrips from "#contract/operator/bulk/write-trips.ts";
import * as cancelOrder from "#contract/operator/cancel-order.ts";
import * as changeOrder from "#contract/operator/change-order.ts";
import * as findBoardTrips from "#contract/operator/find-board-trips.ts";
import * as findDrivers from "#contract/operator/find-drivers.ts";
import * as getBoard from "#contract/operator/get-board.ts";
import * as getDeskOrder from "#contract/operator/get-desk-order.ts";
import * as getStaffSession from "#contract/operator/get-staff-session.ts";
import * as letters from "#contract/operator/letters/letters.ts";
import * as openLetter from "#contract/operator/letters/open-letter.ts";
import * as writeLetter from "#contract/operator/letters/write-letter.ts";
import * as disputes from "#contract/operator/money/disputes.ts";
import * as cashBack from "#contract/operator/money/give-cash-back.ts";
import * as receipts from "#contract/operator/money/receipts.ts";
import * as refunds from "#contract/operator/money/refunds.ts";
import * as cash from "#contract/operator/money/take-cash.ts";
import * as orderActions from "#contract/operator/order-actions.ts";
import * as ownSettings from "#contract/operator/own/own-settings.ts";
import * as buyers from "#contract/operator/phone/buyers.ts";
import * as checkTimeFor from "#contract/operator/phone/check-time-for.ts";
import * as findCaller from "#contract/operator/phone/find-caller.ts";
import * as findDuplicatesOf from "#contract/operator/phone/find-duplicates-of.ts";
import * as placeOrderFor from "#contract/operator/phone/place-order-for.ts";
import * as previewCertificate from "#contract/operator/phone/preview-certificate.ts";
import * as requestRouteFor from "#contract/operator/phone/request-route-for.ts";
import * as searchPricesFor from "#contract/operator/phone/search-prices-for.ts";
import * as searchRentPricesFor from "#contract/operator/phone/search-rent-prices-for.ts";
import * as requests from "#contract/operator/requests.ts";
import * as searchOrders from "#contract/operator/search-orders.ts";
import * as showContacts from "#contract/operator/show-contacts.ts";
import * as staff from "#contract/operator/staff.ts";
import * as noShow from "#contract/operator/states/no-show.ts";
import * as tripPhotos from "#contract/operator/states/trip-photos.ts";
import * as tripStates from "#contract/operator/states/trip-states.ts";
import * as compareSoldPrice from "#contract/operator/tester/compare-sold-price.ts";
import * as drawTestMap from "#contract/operator/tester/draw-test-map.ts";
import * as getTestText from "#contract/operator/tester/get-test-text.ts";
import * as sampleRides from "#contract/operator/tester/sample-rides.ts";
import * as testPriceStrip from "#contract/operator/tester/test-price-strip.ts";
import * as testPrices from "#contract/operator/tester/test-prices.ts";
import * as tripProvider from "#contract/operator/trip-provider.ts";
import * as makeYachtOffer from "#contract/operator/yachts/make-yacht-offer.ts";
import * as yachtPhotos from "#contract/operator/yachts/yacht-photos.ts";
import * as yachts from "#contract/operator/yachts/yachts.ts";
import * as secondStep from "#contract/own-account/second-step.ts";
import * as security from "#contract/own-account/security.ts";
import * as places from "#contract/places.ts";
import * as prices from "#contract/prices/prices.ts";
import { OWN_PREFIX, type Endpoint } from "#contract/wire/endpoint.ts";
import { CONSOLE_CALLS } from "./console-calls.ts";

const ENDPOINTS: Readonly<Record<string, unknown>> = {
  ...accounts,
  ...booking,
  ...refunds,
  ...tripStates,
  ...bulkCancel,
  ...agreedPrices,
  ...noShow,
  ...tripProvider,
  ...previewPassTrips,
  ...writeTrips,
  ...tripPhotos,
  ...audit,
  ...showContacts,
  ...secondStep,
  ...cancelOrder,
  ...boardViews,
  ...bulkDeeds,
  ...exportTrips,
  ...printTrips,
  ...getBoardOptions,
  ...changeOrder,
  ...security,
  ...staff,
  ...clearDuplicate,
  ...findBoardTrips,
  ...buyers,
  ...checkTimeFor,
  ...findCaller,
  ...findDuplicatesOf,
  ...placeOrderFor,
  ...previewCertificate,
  ...requestRouteFor,
  ...searchPricesFor,
  ...searchRentPricesFor,
  ...prices,
  ...findDrivers,
  ...findPresent,
  ...getBoard,
  ...getDeskOrder,
  ...getStaffSession,
  ...ownSettings,
  ...orderActions,
  ...letters,
  ...cash,
  ...refunds,
  ...disputes,
  ...receipts,
  ...cashBack,
  ...openLetter,
  ...writeLetter,
  ...places,
  ...requests,
  ...searchOrders,
  ...sampleRides,
  ...testPrices,
  ...testPriceStrip,
  ...drawTestMap,
  ...getTestText,
  ...compareSoldPrice,
  ...makeYachtOffer,
  ...yachts,
  ...yachtPhotos,
};

test.each(Object.entries(CONSOLE_CALLS))(
  "the console sends %s to where the contract has it",
  (name, [method, path]) => {
    const endpoint = ENDPOINTS[name] as Endpoint;
    const [prefix = endpoint.prefixes?.[0] ?? OWN_PREFIX] = (endpoint.prefixes ?? []).filter(
      (one) => one === OWN_PREFIX || one.startsWith("/op"),
    );
    expect([endpoint.method, `${prefix}${endpoint.path}`]).toEqual([method, path]);
  },
);

import type { agreePrice, previewAgreedPrice } from "#contract/operator/agree-price.ts";
import type { passTrips } from "#contract/operator/bulk/bulk-deeds.ts";
import type { cancelTrips, previewCancelTrips } from "#contract/operator/bulk/cancel-trips.ts";
import type { previewPassTrips } from "#contract/operator/bulk/preview-pass-trips.ts";
import type { previewWriteTrips, writeTrips } from "#contract/operator/bulk/write-trips.ts";
import type { cancelOrder, previewCancel } from "#contract/operator/cancel-order.ts";
import type { previewNoShow, sayNoShow } from "#contract/operator/states/no-show.ts";
import type { addTripPhoto, getTripPhoto } from "#contract/operator/states/trip-photos.ts";
import type { correctTripState, setTripState } from "#contract/operator/states/trip-states.ts";
import type { findTripProviders, setTripProvider } from "#contract/operator/trip-provider.ts";

/** Calls about what happens to rides on their day, and about sums that are agreed on or given back. */
export interface DayCalls {
  readonly previewCancel: typeof previewCancel;
  readonly cancelOrder: typeof cancelOrder;
  readonly previewNoShow: typeof previewNoShow;
  readonly sayNoShow: typeof sayNoShow;
  readonly addTripPhoto: typeof addTripPhoto;
  readonly getTripPhoto: typeof getTripPhoto;
  readonly setTripState: typeof setTripState;
  readonly correctTripState: typeof correctTripState;
  readonly previewAgreedPrice: typeof previewAgreedPrice;
  readonly agreePrice: typeof agreePrice;
  readonly previewCancelTrips: typeof previewCancelTrips;
  readonly cancelTrips: typeof cancelTrips;
  readonly previewPassTrips: typeof previewPassTrips;
  readonly passTrips: typeof passTrips;
  readonly previewWriteTrips: typeof previewWriteTrips;
  readonly writeTrips: typeof writeTrips;
  readonly findTripProviders: typeof findTripProviders;
  readonly setTripProvider: typeof setTripProvider;
}

/** When, and from which length, places are searched; times in milliseconds (PLC-11 to PLC-13, ruling 1). */
export const PLACE_SEARCH = {
  /** Delay of our own index after a keystroke. */
  nodeDelayMs: 120,
  nodeTermLength: 2,
  /** The general search may reach an outside geocoder, so it waits until typing stops. */
  placeDelayMs: 1500,
  /** Delay of its second attempt, when the first found nothing. */
  secondPlaceDelayMs: 2000,
  placeTermLength: 3,
} as const;

/** When and from which length on places are looked up; times in milliseconds (PLC-11 to PLC-13, ruling 1). */
export const PLACE_SEARCH = {
  /** Our own index is asked this soon after a keystroke. */
  nodeDelayMs: 120,
  nodeTermLength: 2,
  /** The general look-up, which may reach an outside geocoder, waits for the end of typing. */
  placeDelayMs: 1500,
  /** It is asked a second time this long after the first, when the first brought nothing. */
  secondPlaceDelayMs: 2000,
  placeTermLength: 3,
} as const;

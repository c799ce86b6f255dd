/** When, and from which length, places are searched; times in milliseconds. */
export const PLACE_SEARCH = {
  /** Delay of our own index after a keystroke. */
  nodeDelayMs: 120,
  nodeTermLength: 2,
  /** The general search may reach an outside geocoder, so it waits until typing stops. */
  placeDelayMs: 1500,
  /** Delay of its second attempt after the first, which must have found nothing. */
  secondPlaceDelayMs: 2000,
  placeTermLength: 3,
  /** So much of a text is searched for: no address is longer, and the calls refuse what is longer still. */
  termMaxLength: 300,
  /** Delay of the search for a stop. */
  stopDelayMs: 500,
  /** A failed search of our own index is repeated this often, with this pause. */
  nodeRetries: 2,
  nodeRetryDelayMs: 1200,
  /** With no answer for this long, a quiet line offers to try again. */
  unansweredMs: 5000,
} as const;

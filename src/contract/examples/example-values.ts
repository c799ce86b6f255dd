/** Numbers and secrets that all examples share; none of them works outside the test that replays them. */
export const EXAMPLE = {
  partnerId: 1863,
  priceId: 3_033_804,
  rentPriceId: 3_040_001,
  orderId: 1_995_461,
  transaction: 113_531_548,
  token: "token-of-partner-1863-as-the-examples-have-",
  refreshToken: "refresh-token-of-partner-1863-in-the-exampl",
  companyToken: "token-of-a-coordinator-as-the-examples-have",
  challenge: "challenge-of-a-log-in-as-the-examples-have-",
  seed: "NAMEBOARDEXAMPLESEED2345ABCDEFGH",
  recoverySecret: "secret-of-a-letter-as-the-examples-have-it-",
  secondCode: "784877",
  recoveryCode: "000g-40r4-0m30-e27z",
  offerKey: "rzKePE_hRfh5yV5PnlrBhJ",
  yachtOrderId: 1_995_466,
  yachtOrderKey: "S7hiFNdQm_etqSK2P1dVms",
  yachtOfferKey: "uWAizxukbpikUVvdneAeyN",
  orderKey: "_y15v5_5mX6OSKfxx-cY6d",
  attemptKey: "0b7c1c7e4f6a4d0c9a3e5f2d1b8a7c6e",
  uuid: "c0ffee00-1111-4222-8333-444455556666",
  priceUid: "5b3f1d52-0f0e-4c2a-9d6b-3c1f7a9e8d21",
} as const;

/** Header of a call by the partner in the examples. */
export const AS_PARTNER = { authorization: `Bearer ${EXAMPLE.token}` } as const;

/** Header of a call by a company's travel coordinator. */
export const AS_COORDINATOR = { authorization: `Bearer ${EXAMPLE.companyToken}` } as const;

/** Header of a call by our own page between the two steps of logging in. */
export const AT_SECOND_STEP = { cookie: `nameboard-challenge=${EXAMPLE.challenge}` } as const;

/** Header of a call by the traveller who has the order link. */
export const AS_ORDER_HOLDER = { "order-key": EXAMPLE.orderKey } as const;

/** The query of most examples. */
export const ENGLISH = { lang: "en" } as const;

/** Sheremetyevo and central Moscow, each by point, public id and number. */
export const SHEREMETYEVO = { point: "55.972599,37.4146", id: "a26396", number: 100_026_396 } as const;

/** The town where the rides of the examples end. */
export const MOSCOW = { point: "55.75222,37.61556", id: "g524901" } as const;

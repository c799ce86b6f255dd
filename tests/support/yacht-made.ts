import { offerKey } from "#server/modules/requests/index.ts";
import { SMALL_PHOTO } from "./example-offer.ts";
import { attemptKey, call } from "./factories.ts";
import { headersOf } from "./log-in.ts";
import { TEST_SECRETS, type TestApp } from "./test-app.ts";

/** Something that a key opens. */
interface Keyed {
  readonly id: number;
  readonly key: string;
}

/** An offer with the number of its photo. */
type Offered = Keyed & { readonly photo: number };

/** The details with which an offer for a yacht is accepted. */
export const YACHT_ACCEPTANCE = { name: "Vera Ivanova", phone: "+7 916 123-45-67", email: "vera@example.org" } as const;

/** An offer for a yacht that the staff has just made, and an order that another one has become, each with its key. */
export async function yachtMade(served: TestApp): Promise<{ readonly offer: Offered; readonly order: Keyed }> {
  const offer = await yachtOffered(served);
  const taken = await yachtOffered(served);
  const { result, error } = await call<{ order_id: number; order_key: string }>(
    served.app,
    "POST",
    `/v4/yacht-offers/${taken.id}/accept?lang=en`,
    { body: YACHT_ACCEPTANCE, headers: { "order-key": taken.key, "idempotency-key": attemptKey() } },
  );
  if (error !== null) throw new Error(`The yacht was not taken: ${JSON.stringify(error)}`);
  return { offer, order: { id: result.order_id, key: result.order_key } };
}

async function yachtOffered({ app, database, clock }: TestApp): Promise<Offered> {
  const dayIn = (days: number) => new Date(clock.now + days * 86_400_000).toISOString().slice(0, 10);
  const asked = await call<{ request_id: number }>(app, "POST", "/v4/send/booking-yacht-requests?lang=en", {
    body: { location: "Dubai", date: `${dayIn(40)} 10:00`, hours: 4, guests: 6, ...YACHT_ACCEPTANCE },
  });
  const path = `/operator/v1/requests/yacht/${asked.result.request_id}`;
  const headers = await headersOf(app, "dispatcher");
  const pictured = await call<{ photos: number[] }>(app, "POST", `${path}/photos`, {
    headers: { ...headers, "idempotency-key": attemptKey() },
    body: { version: 0, photo: SMALL_PHOTO },
  });
  const { error } = await call(app, "POST", `${path}/yacht-offers`, {
    headers: { ...headers, "idempotency-key": attemptKey() },
    body: {
      version: 0,
      vessel: "Pearl",
      place: "Dubai Marina",
      zone: "Asia/Dubai",
      starts: `${dayIn(40)} 10:00`,
      hours: 4,
      guests: 6,
      price: 900,
      currency: "EUR",
      deposit_percent: 30,
      rest_day: dayIn(30),
      steps: [{ days: 7, fee_percent: 0 }],
      weather: "Another day",
      words: "",
      photos: pictured.result.photos,
      valid_until: clock.now + 86_400_000,
    },
  });
  if (error !== null) throw new Error(`The yacht was refused: ${JSON.stringify(error)}`);
  const { rows } = await database.pool.query<{ offer_id: number; key_salt: Buffer }>(
    "select offer_id, key_salt from offers order by offer_id desc limit 1",
  );
  const [made] = rows;
  if (made === undefined) throw new Error("No yacht was offered.");
  return {
    id: made.offer_id,
    key: offerKey(TEST_SECRETS[0], made.offer_id, made.key_salt),
    photo: pictured.result.photos[0] ?? 0,
  };
}

import { attemptKey, call, logInAs } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** With the test app's secret and the number of the offer, this salt gives the key of the examples. */
const KEY_SALT = Buffer.from("salt of example!");

/** The beginning of a JPEG, and its end. */
export const SMALL_PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xd9]).toString("base64");

/** Answers the newest request for a way with an offer that the key of the examples opens. */
export async function makeExampleOffer({ app, clock, database: { pool } }: TestApp): Promise<void> {
  const { rows } = await pool.query<{ request_id: number }>("select max(request_id) as request_id from route_requests");
  const path = `/operator/v1/requests/way/${rows[0]?.request_id}`;
  const headers = { authorization: `Bearer ${await logInAs(app, "dispatcher")}`, "idempotency-key": attemptKey() };
  const { result: choices } = await call<{
    providers: { id: number; classes: { id: number }[] }[];
    terms: { key: string; providers: number[] }[];
  }>(app, "GET", `${path}/choices?lang=en`, { headers });
  const [provider] = choices.providers;
  const body = {
    version: 0,
    provider_id: provider?.id,
    car_class_id: provider?.classes[0]?.id,
    price: 5200,
    currency: "RUB",
    terms: choices.terms.find(({ providers }) => providers.some((id) => id === provider?.id))?.key,
    words: "The driver waits two hours there.",
    day: "2026-12-05",
    valid_until: clock.now + 86_400_000,
  };
  const { error } = await call(app, "POST", `${path}/offers?lang=en`, { headers, body });
  if (error !== null) throw new Error(`The offer of the examples was refused: ${JSON.stringify(error)}`);
  await pool.query("update offers set key_salt = $1", [KEY_SALT]);
}

/** Answers the newest request for a yacht with an offer that its key of the examples opens. */
export async function makeExampleYachtOffer({ app, clock, database: { pool } }: TestApp): Promise<void> {
  const { rows } = await pool.query<{ request_id: number }>("select max(request_id) as request_id from yacht_requests");
  const headers = { authorization: `Bearer ${await logInAs(app, "dispatcher")}`, "idempotency-key": attemptKey() };
  const body = {
    version: 0,
    vessel: "Moskva Pearl",
    place: "Moscow, North River Terminal",
    zone: "Europe/Moscow",
    starts: "2026-12-20 18:00",
    hours: 3,
    guests: 12,
    price: 90_000,
    currency: "RUB",
    deposit_percent: 30,
    rest_day: "2026-12-10",
    steps: [
      { days: 14, fee_percent: 0 },
      { days: 3, fee_percent: 50 },
    ],
    weather: "On a stormy evening we find another day or return everything.",
    words: "The captain knows where the Kremlin looks best.",
    photos: [1],
    valid_until: clock.now + 86_400_000,
  };
  const path = `/operator/v1/requests/yacht/${rows[0]?.request_id}`;
  await call(app, "POST", `${path}/photos?lang=en`, {
    headers: { ...headers, "idempotency-key": attemptKey() },
    body: { version: 0, photo: SMALL_PHOTO },
  });
  const { error } = await call(app, "POST", `${path}/yacht-offers?lang=en`, { headers, body });
  if (error !== null) throw new Error(`The yacht of the examples was refused: ${JSON.stringify(error)}`);
  await pool.query("update offers set key_salt = $1", [KEY_SALT]);
}

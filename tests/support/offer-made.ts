import type { getOfferChoices } from "#contract/console/requests/offers.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { offerKey } from "#server/modules/requests/index.ts";
import { attemptKey, call, POINTS } from "./factories.ts";
import { headersOf } from "./log-in.ts";
import { TEST_SECRETS, type TestApp } from "./test-app.ts";

/** An offer that the staff has just made for a way, with the key of its letter. */
export async function offerMade({ app, database, clock }: TestApp): Promise<{ id: number; key: string; day: string }> {
  const day = new Date(clock.now + 10 * 86_400_000).toISOString().slice(0, 10);
  const asked = await call<{ request_id: number }>(app, "POST", "/v4/route-requests?lang=ru", {
    body: {
      start: { title: "Sheremetyevo", location: POINTS.sheremetyevo },
      finish: { title: "Moscow", location: POINTS.moscow },
      date: day,
      contact: { name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" },
    },
  });
  const address = `/operator/v1/requests/way/${asked.result.request_id}`;
  const headers = await headersOf(app, "dispatcher");
  const { result } = await call<EndpointResult<typeof getOfferChoices>>(app, "GET", `${address}/choices`, { headers });
  const [provider, terms] = [result.providers[0], result.terms[0]];
  const { error } = await call(app, "POST", `${address}/offers`, {
    headers: { ...headers, "idempotency-key": attemptKey() },
    body: {
      version: 0,
      provider_id: provider?.id,
      car_class_id: provider?.classes[0]?.id,
      price: 4500,
      currency: "RUB",
      terms: terms?.key,
      words: "A driver from Tver.",
      valid_until: clock.now + 3_600_000,
    },
  });
  if (error !== null) throw new Error(`The offer was refused: ${JSON.stringify(error)}`);
  const { rows } = await database.pool.query<{ offer_id: number; key_salt: Buffer }>(
    "select offer_id, key_salt from offers order by offer_id desc limit 1",
  );
  const [offer] = rows;
  if (offer === undefined) throw new Error("No offer was made.");
  return { id: offer.offer_id, key: offerKey(TEST_SECRETS[0], offer.offer_id, offer.key_salt), day };
}

import { randomBytes } from "node:crypto";
import type { Call } from "./load.ts";

const AIRPORT = { lat: 55.972599, lng: 37.4146 };
const TOWN = { lat: 55.75222, lng: 37.61556 };

const pricesPath = (to: typeof TOWN): string =>
  `/v4/prices?start_place_point=${AIRPORT.lat},${AIRPORT.lng}&finish_place_point=${to.lat.toFixed(6)},${to.lng.toFixed(6)}&lang=en&currency=RUB`;

/** The search that everybody makes. */
export const sameSearchCall = (): Call => ({ path: pricesPath(TOWN) });

/** Searches that nobody has made before, some metres from the last one. */
export function otherSearchCalls(): () => Call {
  let step = 0;
  return () => {
    step += 1;
    return { path: pricesPath({ lat: TOWN.lat + (step % 300) * 1e-5, lng: TOWN.lng + Math.floor(step / 300) * 1e-5 }) };
  };
}

/** Orders, each with its own attempt key, for a price that holds longer than a benchmark takes. */
export function orderCalls(priceId: number): () => Call {
  const pickup = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16).replace("T", " ");
  const trip = {
    price_id: priceId,
    start_location: {
      address: "Sheremetyevo",
      location: `${AIRPORT.lat},${AIRPORT.lng}`,
      time: pickup,
      flight_number: "SU 2455",
    },
    finish_location: { address: "Teatralny proezd 2, Moscow", location: `${TOWN.lat},${TOWN.lng}` },
    passengers: [{ name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" }],
    adults_amount: 2,
    text_tablet: "Anna Ivanova",
  };
  const body = JSON.stringify({ trips: [trip] });
  return () => ({
    method: "POST",
    path: "/v4/orders?lang=en",
    headers: { "content-type": "application/json", "idempotency-key": randomBytes(16).toString("hex") },
    body,
  });
}

import { withCleared } from "#contract/orders/cleared-members.ts";
import { dropEmpty, isMembers, type Members } from "#contract/wire/members.ts";

/** Converts the order bodies of real clients to the one shape that `placeOrder` describes. */
export function liberalOrderBody(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (!isMembers(body)) return body;
  const { trips } = body;
  return {
    ...langOfTrips(body),
    ...body,
    ...costCenter(body),
    ...(Array.isArray(trips) ? { trips: trips.map(liberalTrip) } : {}),
  };
}

/** Some clients give the language only in their trips; the server looks for it at the top. */
function langOfTrips({ trips }: Members): Members {
  const [first] = Array.isArray(trips) ? (trips as unknown[]) : [];
  return isMembers(first) && typeof first["lang"] === "string" ? { lang: first["lang"] } : {};
}

/** Texts of a trip that a change may empty; in an order an empty text means not given. */
const ERASABLE = ["comment", "text_tablet", "internal_number"] as const;

/**
 * Converts a change of a trip to one shape: its members may stand beside the order number, below `trip`, or in the
 * only item of `trips`.
 */
export function liberalChangeBody(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (!isMembers(body) || !isMembers(raw)) return body;
  const { trips, trip, ...rest } = body;
  const inner = trip ?? (Array.isArray(trips) ? trips[0] : undefined);
  const rawInner = raw["trip"] ?? (Array.isArray(raw["trips"]) ? raw["trips"][0] : undefined) ?? raw;
  const erased = isMembers(rawInner) ? ERASABLE.filter((name) => rawInner[name] === "") : [];
  const flat = liberalTrip({ ...(isMembers(inner) ? inner : {}), ...rest });
  return isMembers(flat) ? withCleared({ ...flat, ...Object.fromEntries(erased.map((name) => [name, ""])) }) : flat;
}

function liberalTrip(trip: unknown): unknown {
  if (!isMembers(trip)) return trip;
  const { additional_location, additional_change_Itinerary, price_uid, ...rest } = trip;
  const services = rest["additional_services"];
  return {
    ...rest,
    ...(rest["price_id"] === undefined && price_uid !== undefined ? { price_id: price_uid } : {}),
    ...costCenter(rest),
    ...(additional_location !== undefined && rest["additional_locations"] === undefined
      ? { additional_locations: additional_location }
      : {}),
    ...(additional_change_Itinerary !== undefined && rest["additional_change_itinerary"] === undefined
      ? { additional_change_itinerary: additional_change_Itinerary }
      : {}),
    ...(Array.isArray(services)
      ? { additional_services: services.map((item) => (isMembers(item) ? item : item === "" ? {} : { id: item })) }
      : {}),
    ...viewers(rest["viewers"]),
  };
}

/** A cost centre is given as its title, its number, or an object with both. */
function costCenter({ cost_center: named }: Members): Members {
  if (named === undefined) return {};
  const value = isMembers(named) ? (named["title"] ?? named["id"]) : named;
  return { cost_center: typeof value === "number" ? String(value) : value };
}

/** Viewers are phone numbers, alone or in objects, or one text with commas. */
function viewers(sent: unknown): Members {
  if (sent === undefined) return {};
  const list = typeof sent === "string" ? sent.split(",") : sent;
  if (!Array.isArray(list)) return { viewers: list };
  const phones = list.map((item) => (isMembers(item) ? item["phone"] : item));
  return { viewers: phones.filter((phone) => phone !== undefined && phone !== "").map(asText) };
}

function asText(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value;
}

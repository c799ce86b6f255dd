type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** No body of ours is deeper; what lies below is left as it is, so that a thousand brackets cannot exhaust the stack. */
const DEEPEST = 16;

/**
 * Removes members that say nothing: null, and "" where a client means "not given". Old clients send both for absent
 * members, and type coercion would turn them into zeros.
 */
export function dropEmpty(value: unknown): unknown {
  return dropEmptyBelow(value, 0);
}

function dropEmptyBelow(value: unknown, depth: number): unknown {
  if (depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.filter((item) => item !== null).map((item) => dropEmptyBelow(item, depth + 1));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== "")
      .map(([name, member]) => [name, dropEmptyBelow(member, depth + 1)]),
  );
}

/** Brings the order bodies of real clients (contract 2.7) into the one shape that `placeOrder` describes. */
export function liberalOrderBody(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (!isMembers(body) || !Array.isArray(body["trips"])) return body;
  return { ...body, trips: body["trips"].map(liberalTrip) };
}

function liberalTrip(trip: unknown): unknown {
  if (!isMembers(trip)) return trip;
  const { additional_location, additional_change_Itinerary, ...rest } = trip;
  const services = rest["additional_services"];
  return {
    ...rest,
    ...(additional_location !== undefined && rest["additional_locations"] === undefined
      ? { additional_locations: additional_location }
      : {}),
    ...(additional_change_Itinerary !== undefined && rest["additional_change_itinerary"] === undefined
      ? { additional_change_itinerary: additional_change_Itinerary }
      : {}),
    ...(Array.isArray(services)
      ? { additional_services: services.map((item) => (isMembers(item) ? item : { id: item })) }
      : {}),
  };
}

/** Place ids of old clients are numbers or texts, one or a list of them; here they become a list of texts. */
export function liberalPlaceIds(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (!isMembers(body)) return body;
  const { place_ids: ids, place_id: id, ...rest } = body;
  const list = typeof ids === "string" ? ids.split(",") : ids;
  const text = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);
  return {
    ...rest,
    ...(list === undefined ? {} : { place_ids: (Array.isArray(list) ? list : [list]).map(text) }),
    ...(id === undefined ? {} : { place_id: text(id) }),
  };
}

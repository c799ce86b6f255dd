/** An object with named members. */
export type Members = Record<string, unknown>;

/** Whether a value has members that can be read by name. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** No body of ours is deeper; lower levels are left unchanged, so that a thousand brackets cannot exhaust the stack. */
const DEEPEST = 16;

/**
 * Removes empty members: null, and "" where a client means "not given". Old clients send both for absent members, and type
 * coercion would turn them into zeros.
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

/** Clients call the language `lang` or `language`, in the query, in the body or in the trips of an order. */
export function languageAsLang(raw: unknown): unknown {
  const members = renamedLanguage(raw);
  if (!isMembers(members) || !Array.isArray(members["trips"])) return members;
  return { ...members, trips: members["trips"].map(renamedLanguage) };
}

function renamedLanguage(raw: unknown): unknown {
  if (!isMembers(raw) || raw["language"] === undefined) return raw;
  const { language, lang, ...rest } = raw;
  return { ...rest, lang: lang === undefined || lang === null || lang === "" ? language : lang };
}

/** Old clients send place ids as numbers or texts, one or a list; converts them to a list of texts. */
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

/** Clients write a list in a query as one text, as a repeated name, or as `name[]`; converts it to one text with commas. */
export function joinLists(...names: readonly string[]): (raw: unknown) => unknown {
  return (raw) => {
    const query = dropEmpty(raw);
    if (!isMembers(query)) return query;
    const rest = { ...query };
    for (const name of names) {
      const shapes = Object.keys(query).filter((key) => key.replace(/\[\d*\]$/, "") === name);
      const values = shapes.flatMap((key) => query[key]);
      for (const key of shapes) delete rest[key];
      if (values.length > 0) rest[name] = values.join();
    }
    return rest;
  };
}

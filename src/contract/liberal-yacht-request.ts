import { dropEmpty } from "#contract/wire/members.ts";

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Converts the place of a yacht request, one text or city and country, to one text. */
export function liberalYachtRequest(raw: unknown): unknown {
  const body = dropEmpty(raw);
  if (!isMembers(body)) return body;
  const { location, has_children: children, ...rest } = body;
  return {
    ...rest,
    ...(location === undefined ? {} : { location: isMembers(location) ? joined(location) : location }),
    ...(children === undefined ? {} : { has_children: yesNo(children) }),
  };
}

/** The schema takes true and false as words; clients of switches send 1 and 0. */
function yesNo(value: unknown): unknown {
  if (value === 1 || value === "1") return true;
  return value === 0 || value === "0" ? false : value;
}

function joined({ place, city, country }: Members): string {
  const parts = [place, city, country].filter((part) => typeof part === "string");
  return parts.join(", ");
}

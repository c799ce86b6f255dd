import { Type } from "typebox";
import { isMembers, type Members } from "#contract/wire/members.ts";

const NUMBERS = ["flight_number", "terminal_number", "train_number", "train_carriage_number"] as const;

/** Members of a trip that a change can empty only by name: real clients send "" for whatever they leave alone. */
const CLEARABLE = [
  "cost_center",
  "priority_s7",
  ...NUMBERS.map((name) => `start_location.${name}` as const),
  ...NUMBERS.map((name) => `finish_location.${name}` as const),
  "finish_location.time",
] as const;

/** The names of the members that a change empties. */
export const WireCleared = Type.Optional(
  Type.Array(Type.Union(CLEARABLE.map((name) => Type.Literal(name))), {
    maxItems: CLEARABLE.length,
    description: "our own addition: members that are emptied; an empty text alone leaves them as they are",
  }),
);

/** A change with the members empty that it names as cleared, unless it says something else of them. */
export function withCleared(change: Members): Members {
  const { cleared } = change;
  const names = Array.isArray(cleared) ? CLEARABLE.filter((name) => cleared.includes(name)) : [];
  return names.reduce<Members>((all, name) => {
    const [first = "", member] = name.split(".");
    if (member === undefined) return { [first]: "", ...all };
    const end = all[first];
    return { ...all, [first]: { [member]: "", ...(isMembers(end) ? end : {}) } };
  }, change);
}

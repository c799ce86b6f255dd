import { API_PREFIXES, type Endpoint } from "#contract/wire/endpoint.ts";
import { HOSTILE_NUMBERS, HOSTILE_TEXTS, hostileValue, type Chance } from "./hostile-values.ts";

/** A request in the form in which it is sent. */
export interface HostileCall {
  readonly endpoint: Endpoint;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** The parts of a valid call, from which the hostile ones are made. */
export interface GoodCall {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minLength?: number;
}

/** A value that a schema accepts. */
export function valueOf(shape: Shape, chance: Chance): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.anyOf !== undefined) return valueOf(chance.of(shape.anyOf), chance);
  switch (shape.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, member]) => [name, valueOf(member, chance)]),
      );
    case "array":
      return Array.from({ length: 1 + chance.below(2) }, () => valueOf(shape.items ?? {}, chance));
    case "integer":
      return (shape.minimum ?? 0) + chance.below(10);
    case "number":
      return chance.below(1_000) / 10;
    case "boolean":
      return chance.oneIn(2);
    case "null":
      return null;
    default:
      return "x".repeat(Math.max(1, shape.minLength ?? 1));
  }
}

type Members = Record<string, unknown>;

/** Every place in a value where something else could be put. */
function holders(value: unknown, found: { holder: Members; name: string }[] = []): { holder: Members; name: string }[] {
  if (typeof value !== "object" || value === null) return found;
  for (const name of Object.keys(value)) {
    found.push({ holder: value as Members, name });
    holders((value as Members)[name], found);
  }
  return found;
}

/** Spoils one to three members of a value, and sometimes adds one that nobody asked for. */
function spoil(value: unknown, chance: Chance): unknown {
  if (chance.oneIn(25)) return hostileValue(chance);
  const copy: unknown = structuredClone(value);
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const all = holders(copy);
    if (all.length === 0) break;
    const { holder, name } = chance.of(all);
    switch (chance.below(6)) {
      case 0:
        if (Array.isArray(holder)) holder.splice(Number(name), 1);
        else delete holder[name];
        break;
      case 1:
        holder[name] = plain(holder[name]);
        break;
      case 2:
        // On the wire a list has no members of its own.
        if (!Array.isArray(holder)) holder[chance.of(PRIVILEGED)] = hostileValue(chance);
        break;
      default:
        holder[name] = hostileValue(chance);
    }
  }
  return copy;
}

/** Members that somebody might send to gain rights or to pay less (T-05, T-10). */
const PRIVILEGED = [
  "role",
  "user_id",
  "account_id",
  "company_id",
  "partner_id",
  "is_admin",
  "price",
  "amount",
  "total",
  "status",
  "state",
  "transaction",
  "order_id",
  "paid_at",
  "__proto__",
  "constructor",
] as const;

const CONTENT_TYPES = [
  "application/json",
  "application/json",
  "application/json",
  "application/json; charset=utf-8",
  "application/json\t",
  " application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "",
] as const;

const BROKEN_JSON = [
  "{",
  "[",
  '{"a":',
  "nul",
  "\u0000",
  '{"a":1}}',
  "[".repeat(5_000),
  '{"__proto__":{"role":"admin"}}',
  "1e999",
  '"',
];

/** Makes one hostile call of an endpoint, under one of its spellings. */
export function hostileCall(
  endpoint: Endpoint,
  good: GoodCall | undefined,
  tokens: readonly string[],
  chance: Chance,
): HostileCall {
  const base: GoodCall = good ?? {
    params: valueOf(endpoint.params, chance) as Members,
    query: valueOf(endpoint.query, chance) as Members,
    body: endpoint.body && valueOf(endpoint.body, chance),
  };
  const isBodyTarget = endpoint.body !== undefined && !chance.oneIn(4);
  const query = isBodyTarget && !chance.oneIn(5) ? base.query : (spoil(base.query, chance) as Members);
  const params = chance.oneIn(isBodyTarget ? 20 : 4) ? spoil(base.params, chance) : base.params;
  const prefix = chance.of(endpoint.prefixes ?? API_PREFIXES);
  const path = fill(endpoint.path, params, chance);
  const slash = chance.oneIn(4) ? "/" : "";
  return {
    endpoint,
    method: endpoint.method,
    url: `${prefix}${path}${slash}${queryText(query, chance)}`,
    headers: headersOf(endpoint, tokens, chance),
    payload:
      endpoint.body === undefined ? undefined : bodyText(isBodyTarget ? spoil(base.body, chance) : base.body, chance),
  };
}

function fill(path: string, params: unknown, chance: Chance): string {
  const values = (typeof params === "object" && params !== null ? params : {}) as Members;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name] ?? hostileValue(chance);
    return encodeText(plain(value)).slice(0, 3_000) || "%20";
  });
}

function queryText(query: unknown, chance: Chance): string {
  if (typeof query !== "object" || query === null) return "";
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const one = `${encodeText(name)}${chance.oneIn(12) ? "[]" : ""}=${encodeText(plain(value)).slice(0, 6_000)}`;
    return chance.oneIn(10) ? [one, one] : [one];
  });
  if (chance.oneIn(15))
    pairs.push(chance.of(["a[b][c]=1", "%", "__proto__[role]=admin", "&&==", "lang=%ff", "lang=%F0%9F"]));
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function plain(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
}

function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function bodyText(body: unknown, chance: Chance): string {
  if (chance.oneIn(30)) return chance.of(BROKEN_JSON);
  return JSON.stringify(body) ?? "null";
}

function headersOf(endpoint: Endpoint, tokens: readonly string[], chance: Chance): Record<string, string> {
  const odd = chance
    .of(HOSTILE_TEXTS)
    .replace(/[^\x20-\x7e]/g, "?")
    .slice(0, 500);
  return {
    ...(endpoint.body === undefined ? {} : { "content-type": chance.of(CONTENT_TYPES) }),
    ...(chance.oneIn(2) ? { authorization: `Bearer ${chance.of(tokens)}` } : {}),
    ...(chance.oneIn(10) ? { authorization: odd } : {}),
    ...(chance.oneIn(10) ? { cookie: `nameboard-session=${odd}` } : {}),
    ...(chance.oneIn(6) ? { "order-key": chance.of(["A".repeat(22), odd]) } : {}),
    ...(chance.oneIn(6) ? { "idempotency-key": chance.of([`key${chance.below(1e9)}-0123456789`, odd]) } : {}),
    ...(chance.oneIn(15) ? { host: chance.of(["localhost", "rides.example", "a b", odd]) } : {}),
    ...(chance.oneIn(15) ? { "x-forwarded-for": chance.of(["192.0.2.1", "::1", odd]) } : {}),
    ...(chance.oneIn(25) ? { "x-odd-number": String(chance.of(HOSTILE_NUMBERS)) } : {}),
  };
}

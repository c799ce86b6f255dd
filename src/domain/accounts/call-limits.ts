/**
 * Whether a call only reads, also writes or sends mail, fetches a picture or a tile of a map, has a file of an order written,
 * or tells of a payment that we then ask an acquirer about; each kind has its own rate limit.
 */
export type CallKind = "ask" | "change" | "map" | "file" | "notice";

/** How often a caller may call within one window. */
export interface CallLimits {
  /** Read-only calls per minute from one visitor's address; 0 means no limit. */
  readonly asksPerMinute: number;
  /** Orders, requests and messages that one person should need in an hour; 0 means no limit. */
  readonly changesPerHour: number;
}

/** What a limit that was reached is for: questions, one network address, one account, or one phone or e-mail. */
export type LimitedBy = "asks" | "network" | "account" | "contact";

/** A limit that was reached. */
export interface ReachedLimit {
  readonly by: LimitedBy;
  /** Seconds until calls count anew. */
  readonly seconds: number;
}

/** A counter to keep for one caller, and its limit. */
export interface CallCount {
  readonly subject: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** What the rate limits know about a caller. */
export interface CountedCaller {
  readonly address: string;
  readonly session: string | null;
  /** The account that is logged in. */
  readonly userId: number | null;
  /** The partner whose own server calls without a session. */
  readonly partnerId: number | null;
}

/**
 * Rate limits as multiples of one person's: one network, one session, one account across its sessions and servers. Behind one
 * address may sit an office or a hotel of thirty people who all book. Somebody who drags the large map about without a
 * rest fetches some 600 tiles a minute. Writing a PDF costs as much as fifty questions.
 */
const FACTORS = {
  ask: { network: 1, session: 2, account: 4 },
  change: { network: 4, session: 4, account: 8 },
  map: { network: 4, session: 4, account: 4 },
  file: { network: 0.05, session: 0.05, account: 0.2 },
  notice: { network: 0.1 },
} as const satisfies Readonly<Record<CallKind, unknown>>;

/** Orders of one phone or e-mail as a share of a person's changes: an order also takes a payment and letters. */
const ORDERS_OF_CONTACT = 1 / 3;

/**
 * Which counters a call adds to. Visitors are counted by address only; accounts have their own counters, shared with the
 * partner's servers. Files of maps are the same for everybody and are counted by address.
 */
export function callCounts(kind: CallKind, caller: CountedCaller, limits: CallLimits): CallCount[] {
  const windowSeconds = kind === "change" ? 3600 : 60;
  const base = kind === "change" ? limits.changesPerHour : limits.asksPerMinute;
  if (base === 0) return [];
  const count = (who: string, factor: number): CallCount => ({
    subject: `${kind} ${who}`,
    most: Math.max(1, Math.round(base * factor)),
    windowSeconds,
  });
  if (kind === "map" || kind === "notice") return [count(`address ${network(caller.address)}`, FACTORS[kind].network)];
  const factors = FACTORS[kind];
  if (caller.userId === null) {
    const { partnerId } = caller;
    return [
      partnerId === null
        ? count(`address ${network(caller.address)}`, factors.network)
        : count(`account ${partnerId}`, factors.account),
    ];
  }
  return [
    count(`session ${caller.session ?? ""}`, factors.session),
    count(`account ${caller.userId}`, factors.account),
  ];
}

/** What the limit of such a call is for. */
export function limitedBy(kind: CallKind, { userId, partnerId }: CountedCaller): LimitedBy {
  if (kind !== "change") return "asks";
  return userId === null && partnerId === null ? "network" : "account";
}

/**
 * The counters of a visitor's order. They are tight, because one person's phone or e-mail stays the same wherever the orders
 * come from; accounts and partners' servers order for many and have counters of their own.
 */
export function contactCounts(
  { phone, email }: { readonly phone: string; readonly email: string },
  { changesPerHour }: CallLimits,
): CallCount[] {
  if (changesPerHour === 0) return [];
  const most = Math.max(1, Math.round(changesPerHour * ORDERS_OF_CONTACT));
  const named = [
    ["phone", phone],
    ["email", email],
  ].filter(([, value]) => value !== "");
  return named.map(([kind, value]) => ({ subject: `order ${kind} ${value}`, most, windowSeconds: 3600 }));
}

/** The network of an address: for IPv6 the first 64 bits, because one household owns all of them. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(":")) return mapped ?? address;
  const [head = "", tail = ""] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const start = head === "" ? [] : head.split(":");
  const end = tail === "" ? [] : tail.split(":");
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0"), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/**
 * Whether a call only reads, also writes or sends mail, or fetches a picture or a tile of a map; each kind has its own rate
 * limit.
 */
export type CallKind = "ask" | "change" | "map";

/** How often a caller may call within one window. */
export interface CallLimits {
  /** Read-only calls per minute from one visitor's address; 0 means no limit. */
  readonly asksPerMinute: number;
  /** Orders, requests and messages per hour from one visitor's address; 0 means no limit. */
  readonly changesPerHour: number;
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
 * Rate limits as multiples of a visitor's: one session, one account across its sessions and servers, and the files of maps.
 * Somebody who drags the large map about without a rest fetches some 600 tiles a minute.
 */
const FACTORS = { session: 2, account: 4, map: 4 } as const;

/**
 * Which counters a call adds to. Visitors are counted by address only; accounts have their own counters, shared with the
 * partner's servers (W7). Files of maps are the same for everybody and are counted by address.
 */
export function callCounts(kind: CallKind, caller: CountedCaller, limits: CallLimits): CallCount[] {
  const windowSeconds = kind === "change" ? 3600 : 60;
  const base = kind === "change" ? limits.changesPerHour : limits.asksPerMinute;
  if (base === 0) return [];
  const count = (who: string, factor: number): CallCount => ({
    subject: `${kind} ${who}`,
    most: base * factor,
    windowSeconds,
  });
  if (kind === "map") return [count(`address ${network(caller.address)}`, FACTORS.map)];
  if (caller.userId === null) {
    const { partnerId } = caller;
    return [
      partnerId === null
        ? count(`address ${network(caller.address)}`, 1)
        : count(`account ${partnerId}`, FACTORS.account),
    ];
  }
  return [
    count(`session ${caller.session ?? ""}`, FACTORS.session),
    count(`account ${caller.userId}`, FACTORS.account),
  ];
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

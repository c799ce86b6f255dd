import { createHash } from "node:crypto";
import { BlockList, isIP } from "node:net";
import { YOOKASSA_ID } from "#server/adapters/acquirer/yookassa/yookassa-payment.ts";
import { line, member } from "#server/adapters/json-members.ts";
import type { PaymentNotice } from "#server/modules/payments/acquirer.ts";

/** A notice holds one payment or refund; a longer one is not from YooKassa. */
const LONGEST_NOTICE = 64 * 1024;

/**
 * What an unsigned notice hints at; undefined for anything else. Its number covers the bytes, so that nobody can use up the
 * number of a real notice by sending a false one before it.
 */
export function yookassaNotice(raw: Buffer): PaymentNotice | undefined {
  if (raw.length > LONGEST_NOTICE) return undefined;
  const notice = noticeIn(raw);
  const [event, kind] = /^(payment|refund)\.[a-z_]{1,40}$/.exec(line(member(notice, "event"), 60)) ?? [];
  const object = member(notice, "object");
  const id = idOf(object, "id");
  const ref = kind === "refund" ? idOf(object, "payment_id") : id;
  if (event === undefined || id === undefined || ref === undefined) return undefined;
  const digest = createHash("sha256").update(raw).digest("hex").slice(0, 16);
  return { eventId: `${event}:${id}:${digest}`, ref, ...(kind === "refund" && { refundRef: id }) };
}

/** Tells whether an address is in one of the networks; every address is where none are named. */
export function networkCheck(networks: readonly string[]): (address: string) => boolean {
  if (networks.length === 0) return () => true;
  const known = new BlockList();
  for (const network of networks) {
    const [address = "", size] = network.split("/");
    const family = familyOf(address);
    if (size === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(size), family);
  }
  return (shown) => {
    const address = shown.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(address) !== 0 && known.check(address, familyOf(address));
  };
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

function idOf(object: unknown, name: string): string | undefined {
  const id = line(member(object, name), 50);
  return YOOKASSA_ID.test(id) ? id : undefined;
}

function noticeIn(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

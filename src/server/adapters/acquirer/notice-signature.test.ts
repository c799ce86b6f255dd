import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSigned, signNotice } from "#server/adapters/acquirer/notice-signature.ts";

const SECRET = "the secret that signs, long enough to be one";
const OLD_SECRET = "the secret before it, long enough to be one";
const NOW = Date.UTC(2026, 10, 21, 6, 0);
const SECONDS = NOW / 1000;
const RAW = Buffer.from('{"event_id":"e1","ref":"r1","state":"succeeded"}');

const signed = (raw = RAW, secret = SECRET, seconds = SECONDS): string => signNotice(raw, secret, seconds);

describe("T-14: signed notices", () => {
  test("a fresh signature over the exact bytes is accepted, with either active secret", () => {
    expect(isSigned(RAW, signed(), [SECRET], NOW)).toBe(true);
    expect(isSigned(RAW, signed(RAW, OLD_SECRET), [SECRET, OLD_SECRET], NOW)).toBe(true);
  });

  test("one right signature among others is enough while a secret is being replaced, and other schemes count for nothing", () => {
    const [, right = ""] = signed().split(",");
    const [, wrong = ""] = signed(RAW, "another secret").split(",");
    expect(isSigned(RAW, `t=${SECONDS},${wrong},${right},v0=00`, [SECRET], NOW)).toBe(true);
    expect(isSigned(RAW, `t=${SECONDS},${right.replace("v1", "v0")}`, [SECRET], NOW)).toBe(false);
    expect(isSigned(RAW, `t=${SECONDS},t=${SECONDS},${right}`, [SECRET], NOW)).toBe(false);
  });

  test("any changed bit of the body is refused", () => {
    fc.assert(
      fc.property(fc.nat(RAW.length * 8 - 1), (bit) => {
        const forged = Buffer.from(RAW);
        forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(isSigned(forged, signed(), [SECRET], NOW)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test("any changed character of the signature is refused", () => {
    const good = signed();
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.constantFrom(..."0123456789abcdef=,tv "), (at, char) => {
        const forged = good.slice(0, at) + char + good.slice(at + 1);
        fc.pre(forged !== good);
        expect(isSigned(RAW, forged, [SECRET], NOW)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test("the same JSON written differently is refused, because the bytes are signed and not their meaning", () => {
    const again = Buffer.from(JSON.stringify(JSON.parse(RAW.toString()), null, 1));
    expect(isSigned(again, signed(), [SECRET], NOW)).toBe(false);
  });

  test.each([-301, 301, -86_400])("a signature made %s s away from now is refused", (away) => {
    expect(isSigned(RAW, signed(RAW, SECRET, SECONDS + away), [SECRET], NOW)).toBe(false);
  });

  test.each([-300, 0, 300])("a signature made %s s away from now is still accepted", (away) => {
    expect(isSigned(RAW, signed(RAW, SECRET, SECONDS + away), [SECRET], NOW)).toBe(true);
  });

  test("another secret, an old signature under a new time, and no signature are refused", () => {
    const old = signed(RAW, SECRET, SECONDS - 1000).split(",v1=")[1] ?? "";
    const forgeries: unknown[] = [
      signed(RAW, "another secret"),
      `t=${SECONDS},v1=${old}`,
      undefined,
      "",
      [signed()],
      `v1=${old}`,
    ];
    for (const forged of forgeries) expect(isSigned(RAW, forged, [SECRET], NOW)).toBe(false);
  });
});

import { createHmac, timingSafeEqual } from "node:crypto";

/** A notice signed longer ago than this, or this far in the future, is refused. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Signs the exact bytes of a notice together with the second at which they are sent. */
export function signNotice(raw: Buffer, secret: string, seconds: number): string {
  return `t=${seconds},v1=${digest(raw, secret, seconds).toString("hex")}`;
}

/**
 * Whether the header holds a fresh signature over these bytes, made with one of our secrets; there are two while one is
 * being replaced, and then the header may hold two signatures. Schemes other than `v1` are passed over.
 */
export function isSigned(raw: Buffer, shown: unknown, secrets: readonly string[], now: number): boolean {
  const parts = typeof shown === "string" ? shown.split(",").map((part) => part.split("=")) : [];
  const of = (scheme: string, pattern: RegExp): string[] =>
    parts.flatMap(([name, value = "", ...rest]) =>
      name === scheme && rest.length === 0 && pattern.test(value) ? [value] : [],
    );
  const [time, ...moreTimes] = of("t", /^\d{1,12}$/);
  if (time === undefined || moreTimes.length > 0) return false;
  const seconds = Number(time);
  if (Math.abs(now / 1000 - seconds) > SIGNATURE_TOLERANCE_SECONDS) return false;
  const expected = secrets.map((secret) => digest(raw, secret, seconds));
  return of("v1", /^[0-9a-f]{64}$/).some((given) =>
    expected.some((right) => timingSafeEqual(right, Buffer.from(given, "hex"))),
  );
}

function digest(raw: Buffer, secret: string, seconds: number): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(raw).digest();
}

import { createHmac, timingSafeEqual } from "node:crypto";

/** Header that carries the signature of a notice. */
export const SIGNATURE_HEADER = "sandbox-signature";

/** A notice signed longer ago than this, or this far in the future, is refused (T-14). */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

const PATTERN = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Signs the exact bytes of a notice together with the second at which they are sent. */
export function signNotice(raw: Buffer, secret: string, seconds: number): string {
  return `t=${seconds},v1=${digest(raw, secret, seconds).toString("hex")}`;
}

/**
 * Whether the signature over these bytes is fresh and made with one of our secrets; there
 * are two while one is being replaced.
 */
export function isSigned(raw: Buffer, shown: unknown, secrets: readonly string[], now: number): boolean {
  const match = typeof shown === "string" ? PATTERN.exec(shown) : null;
  if (match === null) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now / 1000 - seconds) > SIGNATURE_TOLERANCE_SECONDS) return false;
  const given = Buffer.from(match[2] ?? "", "hex");
  return secrets.some((secret) => timingSafeEqual(digest(raw, secret, seconds), given));
}

function digest(raw: Buffer, secret: string, seconds: number): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(raw).digest();
}

import { createHmac } from "node:crypto";

/** What signs order keys, places in links and notices: the first signs, all of them are accepted. */
export type Secrets = readonly [string, ...string[]];

/** The fewest characters of a secret. */
export const SECRET_MIN_LENGTH = 32;

/** The secrets of a text that names them with this between them; undefined where it names none. */
export function secretsIn(text: string, between: string): Secrets | undefined {
  const [first, ...others] = text
    .split(between)
    .map((secret) => secret.trim())
    .filter(Boolean);
  return first === undefined ? undefined : [first, ...others];
}

/** Tells a secret from others without telling anything of it. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("fingerprint").digest("hex").slice(0, 16);
}

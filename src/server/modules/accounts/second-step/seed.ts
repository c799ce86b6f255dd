import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { CODE_SECONDS } from "#domain/accounts/second-step.ts";

/** Bytes of a seed: as many as the hash of every app has. */
const SEED_BYTES = 20;

/** A code is taken one half minute early or late, for clocks that are not quite right. */
const WINDOW = 1;

/** A seed drawn by chance, which the app and we share. */
export function newSeed(): Buffer {
  return Buffer.from(new Secret({ size: SEED_BYTES }).bytes);
}

/** The half minute whose code this is, or null where it is none of now. */
export function counterOfCode(seed: Buffer, code: string, now: number): number | null {
  const totp = totpOf(seed);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** What an app takes in: the address behind the picture, the picture as one path, and the seed to type. */
export interface SeedCard {
  readonly secret: string;
  readonly address: string;
  /** The dark squares of the picture, in a field of so many by so many. */
  readonly picture: { readonly size: number; readonly path: string };
}

/** How a seed gets into an app; the names tell its owner which log-in it is. */
export function seedCard(seed: Buffer, names: { readonly issuer: string; readonly label: string }): SeedCard {
  const totp = totpOf(seed, names);
  const address = totp.toString();
  const { data } = encode(address, { ecc: "M", border: 0 });
  const squares = data.flatMap((cells, y) => cells.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { secret: totp.secret.base32, address, picture: { size: data.length, path: squares.join("") } };
}

function totpOf(seed: Buffer, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  // The driver's buffers may share one large piece of memory.
  const secret = new Secret({ buffer: Uint8Array.from(seed).buffer });
  return new TOTP({ ...names, secret, period: CODE_SECONDS });
}

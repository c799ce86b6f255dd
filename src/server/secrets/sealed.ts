import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { fingerprintOf, type Secrets } from "#server/secrets/secrets.ts";

/** Bytes that only a server with the secret can read, and which secret that is. */
export interface Sealed {
  readonly bytes: Buffer;
  readonly sealedBy: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals bytes for the database with the newest secret; `about` binds them to their purpose and owner. */
export function seal(plain: Uint8Array, [secret]: Secrets, about: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce).setAAD(Buffer.from(about));
  const bytes = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { bytes, sealedBy: fingerprintOf(secret) };
}

/** Opens sealed bytes with the secret that sealed them; null where it is lost, or they are not what was sealed. */
export function unseal({ bytes, sealedBy }: Sealed, secrets: Secrets, about: string): Buffer | null {
  const secret = secrets.find((one) => fingerprintOf(one) === sealedBy);
  if (secret === undefined) return null;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "sealed columns", 32));
}

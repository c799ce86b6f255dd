import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** The minimum of OWASP's password storage guide for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password for storage: argon2id in the usual notation, with its cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive("argon2id", { message: spell(password), nonce: salt, ...lanes(COST) });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${bare(salt)}$${bare(hash)}`;
}

/** Whether a password matches a stored hash; what is no hash, as of an account that was erased, matches none in the same time. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", hash = ""] = PHC.exec(kept) ?? PHC.exec(NOBODYS_HASH) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const nonce = Buffer.from(salt, "base64");
  const derived = await derive("argon2id", { message: spell(password), nonce, ...lanes(cost) });
  return timingSafeEqual(derived, Buffer.from(hash, "base64"));
}

/** A hash that matches no password, so that an unknown name takes as long to refuse as a known one. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${bare(
  Buffer.alloc(SALT_BYTES),
)}$${bare(Buffer.alloc(HASH_BYTES))}`;

/** Normalises a password, so that the same letters typed on another keyboard match. */
function spell(password: string): string {
  return password.normalize("NFKC");
}

function lanes(cost: { readonly memory: number; readonly passes: number; readonly parallelism: number }) {
  return { ...cost, tagLength: HASH_BYTES };
}

function bare(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

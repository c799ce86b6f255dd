import { randomBytes } from "node:crypto";

/** A secret of 256 bits that nobody guesses, as it stands in a header or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

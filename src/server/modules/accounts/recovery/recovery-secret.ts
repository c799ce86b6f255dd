import { createHmac } from "node:crypto";

/** The secret of a recovery's link: nobody makes it from the database alone. */
export function recoverySecret(serverSecret: string, salt: Buffer): string {
  return createHmac("sha256", serverSecret).update("password recovery").update(salt).digest("base64url");
}

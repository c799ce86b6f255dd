import { randomBytes, randomUUID } from "node:crypto";
import { REFRESH_SECONDS, SESSION_SECONDS } from "#domain/accounts/session-life.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { insertSession, tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** The two secrets of a session, shown once. */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** Starts a session for an account; one that follows another keeps its family. */
export async function startSession(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  userId: number,
  family: string = randomUUID(),
): Promise<SessionTokens> {
  const tokens = { token: newToken(), refreshToken: newToken() };
  const now = clock();
  await insertSession(db, {
    token_hash: tokenHash(tokens.token),
    refresh_hash: tokenHash(tokens.refreshToken),
    family,
    user_id: userId,
    created_at: new Date(now),
    expires_at: new Date(now + SESSION_SECONDS * 1000),
    refresh_expires_at: new Date(now + REFRESH_SECONDS * 1000),
    ended_at: null,
  });
  return tokens;
}

function newToken(): string {
  return randomBytes(32).toString("base64url");
}

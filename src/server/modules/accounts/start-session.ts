import { randomUUID } from "node:crypto";
import type { Role } from "#domain/accounts/role.ts";
import { ACCESS_KEY_SECONDS, REFRESH_SECONDS, sessionLife } from "#domain/accounts/session-life.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { newToken } from "#server/modules/accounts/new-token.ts";
import { insertSession, tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** The two secrets of a session, shown once, and how long the first of them is good for. */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly seconds: number;
}

/** The log-in that a session goes on from. */
export interface EarlierLogIn {
  readonly family: string;
  readonly loggedInAt: Date;
  /** When the password or a code was last shown. */
  readonly provedAt: Date | null;
}

/** Starts a session for an account in a browser; one that follows another keeps its family and the moment of its log-in. */
export async function startSession(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  { user_id: userId, role }: { readonly user_id: number; readonly role: Role },
  browser: string,
  earlier?: EarlierLogIn,
): Promise<SessionTokens> {
  const tokens = { token: newToken(), refreshToken: newToken() };
  const now = clock();
  const loggedInAt = earlier?.loggedInAt ?? new Date(now);
  const { session, inAll } = sessionLife(role);
  const end = inAll === null ? Infinity : loggedInAt.getTime() + inAll * 1000;
  const expiresAt = Math.min(now + session * 1000, end);
  await insertSession(db, {
    token_hash: tokenHash(tokens.token),
    refresh_hash: tokenHash(tokens.refreshToken),
    family: earlier?.family ?? randomUUID(),
    user_id: userId,
    created_at: new Date(now),
    expires_at: new Date(expiresAt),
    refresh_expires_at: new Date(Math.min(now + REFRESH_SECONDS * 1000, end)),
    ended_at: null,
    logged_in_at: loggedInAt,
    last_seen_at: new Date(now),
    proved_at: earlier === undefined ? loggedInAt : earlier.provedAt,
    browser,
  });
  return { ...tokens, seconds: Math.ceil((expiresAt - now) / 1000) };
}

/** Starts the session of a program, which lasts a year and is not renewed. */
export async function startAccessKey({ db, clock }: Pick<Accounts, "db" | "clock">, userId: number): Promise<string> {
  const token = newToken();
  const now = new Date(clock());
  const end = new Date(now.getTime() + ACCESS_KEY_SECONDS * 1000);
  await insertSession(db, {
    token_hash: tokenHash(token),
    // Nobody is told of it, so nothing renews this session.
    refresh_hash: tokenHash(newToken()),
    family: randomUUID(),
    user_id: userId,
    created_at: now,
    expires_at: end,
    refresh_expires_at: end,
    ended_at: null,
    logged_in_at: now,
    last_seen_at: now,
    is_access_key: true,
    // A program shows no password.
    proved_at: null,
  });
  return token;
}

import { CHALLENGE_SECONDS } from "#domain/accounts/second-step.ts";
import { challengeCookie } from "#server/http/challenge-cookie.ts";
import { deviceCookie } from "#server/http/device-cookie.ts";
import type { Caller } from "#server/http/request.ts";
import type { Answer } from "#server/http/route.ts";
import { sessionCookie } from "#server/http/session-cookie.ts";
import type { AttemptPlace } from "#server/modules/accounts/log-in/count-attempt.ts";
import { DEVICE_DAYS } from "#server/modules/accounts/log-in/known-devices.repository.ts";
import { newToken } from "#server/modules/accounts/new-token.ts";
import type { SessionTokens } from "#server/modules/accounts/start-session.ts";

/** The two secrets of a session, as calls answer them. */
interface ShownSession {
  readonly token: string;
  readonly refresh_token: string;
}

/** How somebody comes in: by cookies for our own pages, and by secrets for everybody. */
export interface Entrance {
  /** By what the device of our own page is known, from now on where it is new; null for any other caller. */
  deviceOf(caller: Caller): string | null;
  /** From where somebody logs in, or shows who they are. */
  placeOf(caller: Caller): AttemptPlace;
  /** Hands out a session. */
  open(caller: Caller, session: SessionTokens, device: string | null, answer: Answer): ShownSession;
  /** Hands out what a log-in goes on by, once its second step is taken; empty to take it back. */
  wait(caller: Caller, challenge: string, answer: Answer): void;
}

/** The way in of a server that is reached with or without encryption. */
export function entranceOf(https: boolean): Entrance {
  const cookiePlace = ({ framed }: Caller) => ({ https, framed });
  const wait: Entrance["wait"] = (caller, challenge, answer) => {
    const seconds = challenge === "" ? 0 : CHALLENGE_SECONDS;
    answer.header("Set-Cookie", challengeCookie(challenge, seconds, cookiePlace(caller)));
  };
  const deviceOf: Entrance["deviceOf"] = ({ fromOwnPage, credentials }) =>
    fromOwnPage ? (credentials.device ?? newToken()) : null;
  return {
    deviceOf,
    placeOf: (caller) => ({
      address: caller.address,
      userAgent: caller.userAgent,
      device: deviceOf(caller),
      requestId: caller.requestId,
    }),
    open: (caller, { token, refreshToken, seconds }, device, answer) => {
      answer.header("Set-Cookie", sessionCookie(token, seconds, cookiePlace(caller)));
      if (device !== null) answer.header("Set-Cookie", deviceCookie(device, DEVICE_DAYS * 86_400, https));
      if (caller.credentials.challenge !== null) wait(caller, "", answer);
      return { token, refresh_token: refreshToken };
    },
    wait,
  };
}

import { Secret, TOTP } from "otpauth";
import type { TestApp } from "../support/test-app.ts";

const LOGIN = { login: "customer2@demo.test", password: "nameboard-demo" };

/** A call about the second step from the browser that would make it. */
export interface SecondStepAsk {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: () => Promise<object>;
}

/**
 * The calls about the second step. Each begins anew when its body is asked for: an account without one, its browser's cookies in the headers.
 */
export function secondStepAsks(test: TestApp) {
  const headers: Record<string, string> = { "sec-fetch-site": "same-origin" };
  const send = async <T>(path: string, payload: object): Promise<T | null> => {
    const answer = await test.app.inject({ method: "POST", url: `/v4/auth/${path}`, payload, headers });
    const cookies = [answer.headers["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";")[0] ?? "");
    if (cookies.length > 0) headers["cookie"] = cookies.join("; ");
    return answer.json<{ result: T | null }>().result;
  };
  const codeAt = (secret: string, now: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
  const begun = async (): Promise<string> => {
    for (const table of ["recovery_codes", "login_challenges", "second_steps", "login_failures"] as const)
      await test.database.db.deleteFrom(table).execute();
    delete headers["cookie"];
    await send("login", LOGIN);
    const card = await send<{ secret: string }>("second-step/begin", { password: LOGIN.password });
    return card?.secret ?? "";
  };
  /** In force by the code of half a minute ago, so that the one of now has not been used. */
  const confirmed = async (): Promise<string> => {
    const secret = await begun();
    await send("second-step/confirm", { code: codeAt(secret, test.clock.now - 30_000) });
    return secret;
  };
  const ask = (step: string, body: () => Promise<object>): SecondStepAsk => ({
    path: `/auth/second-step${step}`,
    headers,
    body,
  });
  const now = (secret: string) => codeAt(secret, test.clock.now);
  return {
    take: ask("", async () => {
      const secret = await confirmed();
      await send("login", LOGIN);
      return { code: now(secret) };
    }),
    begin: ask("/begin", async () => {
      await begun();
      return { password: LOGIN.password };
    }),
    confirm: ask("/confirm", async () => ({ code: now(await begun()) })),
    codes: ask("/codes", async () => {
      await confirmed();
      return {};
    }),
    remove: ask("/remove", async () => ({ password: LOGIN.password, code: now(await confirmed()) })),
  };
}

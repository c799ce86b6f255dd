import { describe, expect, test, vi } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { createPageStore } from "#web/page/page-state.ts";
import { logIn, takeStep } from "./log-in.ts";
import type { SecondStepAsked } from "./second-step/second-step-asked.ts";

const clara = { user_id: 20, role: "corporate", email: "clara@example.com" } as SettingUser;
const nobody = { user_id: 0, role: "customer", email: "" } as SettingUser;

/** A server that accepts every log-in, and a page whose cookies may or may not come back. */
function scene({ isFramed, cookies }: { readonly isFramed: boolean; readonly cookies: boolean }) {
  const store = createPageStore({ hasSession: false });
  const calls: unknown[] = [];
  const steps: string[] = [];
  store.subscribe(({ login }) => void steps.push(login.step));
  const api = ((name, input) => {
    calls.push([name, input.body]);
    if (name === "logIn") return Promise.resolve({ token: "fresh", refresh_token: "later" });
    return Promise.resolve(cookies || store.getState().token === "fresh" ? clara : nobody);
  }) as Api;
  const reload = vi.fn<() => void>();
  const onHeld = vi.fn<() => void>();
  const onSecondStep = vi.fn<(asked: SecondStepAsked) => void>();
  const run = (own: Api = api) =>
    logIn("clara@example.com", "right", { api: own, store, isFramed, reload, onHeld, say: String, onSecondStep });
  return { store, calls, steps, reload, onHeld, onSecondStep, run };
}

describe("logging in", () => {
  test("OPN-093, AUT-01, AUT-02, AUT-03: on our own site the cookie is enough: one reload, and no token in the page", async () => {
    const { run, store, calls, steps, reload } = scene({ isFramed: false, cookies: true });
    await run();
    expect(calls).toMatchObject([["logIn", { user_id: "clara@example.com", password: "right" }]]);
    expect(reload).toHaveBeenCalledOnce();
    expect(store.getState().token).toBeUndefined();
    // The popup waits for the new page.
    expect(new Set(steps)).toEqual(new Set(["loading"]));
  });

  test("a frame that gets its cookies behaves the same", async () => {
    const { run, store, reload } = scene({ isFramed: true, cookies: true });
    await run();
    expect(reload).toHaveBeenCalledOnce();
    expect(store.getState().token).toBeUndefined();
  });

  test("ruling 6: in a frame without cookies the token stays in memory, and nothing reloads", async () => {
    const { run, store, reload, onHeld } = scene({ isFramed: true, cookies: false });
    await run();
    expect(reload).not.toHaveBeenCalled();
    expect(onHeld).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ token: "fresh", account: clara, login: { step: "hidden" } });
  });

  test("AUT-07: a refusal shows the server's text in the form, which stays open", async () => {
    const { run, store, reload } = scene({ isFramed: false, cookies: true });
    const refusal = { name: "Bad Request", message: "Wrong login or password", code: 1100, status: 400 };
    await run(() => Promise.reject(new ApiError("POST /v4/auth/login", refusal)));
    expect(store.getState().login).toMatchObject({
      step: "error",
      message: expect.stringContaining("Wrong login or password"),
    });
    expect(reload).not.toHaveBeenCalled();
  });

  test("a right password that is not enough asks for the second step, and shows no refusal", async () => {
    const { run, store, reload, onSecondStep } = scene({ isFramed: false, cookies: true });
    const refusal = { name: "Forbidden", message: "A code is needed", code: 1104, status: 403 };
    await run(() => Promise.reject(new ApiError("POST /v4/auth/login", refusal)));
    expect(onSecondStep).toHaveBeenCalledWith({ is: "code" });
    expect(store.getState().login).toEqual({ step: "visible" });
    expect(reload).not.toHaveBeenCalled();
  });

  test("a second step that the server has forgotten leads out of a frame, which may keep no cookies, and is refused on our own site", async () => {
    const refusal = { name: "Bad Request", message: "That took too long", code: 1106, status: 400 };
    const api: Api = () => Promise.reject(new ApiError("POST /v4/auth/second-step", refusal));
    const step = (isFramed: boolean) => takeStep("123456", { ...scene({ isFramed, cookies: false }), api, isFramed });
    expect(await step(true)).toBe(false);
    await expect(step(false)).rejects.toThrow("That took too long");
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import type { OwnServer } from "../../scripts/with-server.ts";

/** Whom the benches of the console work as. */
export const DISPATCHER = { login: "dispatcher@demo.test", password: "nameboard-demo" } as const;

/** Logs in, and gives the headers of a call by who has. */
export async function logInToConsole(url: string, login: string = DISPATCHER.login): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/v4/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...DISPATCHER, login }),
  });
  const { result } = (await answer.json()) as { readonly result: { readonly token: string } };
  return { authorization: `Bearer ${result.token}` };
}

/** Makes up orders, until there are as many as asked. */
export async function makeUpOrders(server: OwnServer, headers: Record<string, string>, count: number): Promise<void> {
  const answer = await fetch(`${server.url}/operator/v1/board?lang=en`, { headers });
  const { result } = (await answer.json()) as { readonly result: { readonly all: number } };
  const missing = count - result.all;
  if (missing <= 0) return;
  const child = spawn(process.execPath, ["scripts/demo-orders.ts", String(missing)], {
    env: { ...process.env, DATA_DIR: server.dataDir },
    stdio: "inherit",
  });
  const [code] = (await once(child, "close")) as [number];
  if (code !== 0) throw new Error("The orders could not be made up.");
}

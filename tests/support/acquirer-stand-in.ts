import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { SeenCall } from "./lying-service.ts";

/** What can befall a call: before its work is done, after it, or instead of it. */
export type Mishap =
  | "silent"
  | "cut"
  | "cut-after"
  | "error-500"
  | "error-500-after"
  | "error-503"
  | "error-429-long"
  | "error-429-short"
  | "error-500-again"
  | "busy-no-more"
  | "busy"
  | "html";

/** An answer with its status. */
export interface StandInAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How one acquirer's API treats calls; what it knows about payments is its own. */
export interface StandInRules {
  readonly keyHeader: string;
  /** Whether a 500 is kept under its key and told again. */
  readonly remembersErrors: boolean;
  /** The answer to a key that was used for another call. */
  readonly otherCall: StandInAnswer;
  readonly answer: (call: SeenCall) => StandInAnswer;
}

/** An acquirer's API on this machine, with troubles at will. */
export interface StandInServer {
  readonly url: string;
  readonly calls: SeenCall[];
  /** What befalls the next calls, one each. */
  readonly mishaps: Mishap[];
  /** What befalls every call. */
  always: Mishap | undefined;
  /** Forgets all keys, as acquirers do after a day. */
  forgetKeys(): void;
  close(): Promise<void>;
}

const BROKEN: StandInAnswer = { status: 500, json: { error: { type: "api_error" }, code: "internal_server_error" } };

/** Starts such an API on a free loopback port. */
export async function startStandIn(rules: StandInRules): Promise<StandInServer> {
  const keys = new Map<string, { readonly body: string; readonly answer: StandInAnswer }>();
  const work = (call: SeenCall, isBroken: boolean): StandInAnswer => {
    const key = call.method === "POST" ? String(call.headers[rules.keyHeader] ?? "") : "";
    const known = keys.get(key);
    if (known !== undefined) return known.body === call.body ? known.answer : rules.otherCall;
    const done = rules.answer(call);
    const told = isBroken && rules.remembersErrors ? BROKEN : done;
    if (key !== "" && (done.status < 300 || told === BROKEN)) keys.set(key, { body: call.body, answer: told });
    return isBroken ? BROKEN : done;
  };
  const server: Server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const call: SeenCall = { method, url: new URL(url, standIn.url), headers, body };
      standIn.calls.push(call);
      const send = ({ status, json, headers: more }: StandInAnswer, type = "application/json"): void => {
        response.writeHead(status, { "content-type": type, ...more });
        response.end(typeof json === "string" ? json : JSON.stringify(json));
      };
      switch (standIn.mishaps.shift() ?? standIn.always) {
        case "silent":
          return;
        case "cut":
          return void request.socket.destroy();
        case "cut-after":
          work(call, false);
          return void request.socket.destroy();
        case "error-500":
          return send(BROKEN);
        case "error-500-after":
          return send(work(call, true));
        case "error-503":
          return send({ ...BROKEN, status: 503 });
        case "error-429-long":
          return send({ ...BROKEN, status: 429, headers: { "retry-after": "3600" } });
        case "error-429-short":
          return send({ ...BROKEN, status: 429, headers: { "retry-after": "1" } });
        case "error-500-again":
          return send({ ...BROKEN, headers: { "stripe-should-retry": "true" } });
        case "busy-no-more":
          return send({ ...BROKEN, status: 429, headers: { "stripe-should-retry": "false" } });
        case "busy":
          return send({ status: 429, json: { error: { type: "rate_limit" }, code: "too_many_requests" } });
        case "html":
          return send({ status: 200, json: "<!doctype html><title>Sign in</title>" }, "text/html");
        case undefined:
          return send(work(call, false));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const standIn: StandInServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    mishaps: [],
    always: undefined,
    forgetKeys: () => keys.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the service behaves: correctly, or badly in one way. */
export type Behaviour =
  | "right"
  | "silent"
  | "stuck-in-body"
  | "half-json"
  | "html"
  | "html-as-json"
  | "error-500"
  | "closes"
  | "huge"
  | "redirects"
  | "null"
  | "empty-object"
  | "empty-list"
  | "no-answer-400";

/** Every way of behaving badly. */
export const MISBEHAVIOURS: readonly Behaviour[] = [
  "silent",
  "stuck-in-body",
  "half-json",
  "html",
  "html-as-json",
  "error-500",
  "closes",
  "huge",
  "redirects",
  "null",
  "empty-object",
  "empty-list",
  "no-answer-400",
];

/** Delay of a silent service's answer: longer than the slowest machine takes to give up waiting for it. */
export const SILENCE_MS = 60_000;

const HUGE_BYTES = 10 * 1024 * 1024;

/** A call as the service received it. */
export interface SeenCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** An outside service on this machine that can be told to misbehave. */
export interface LyingService {
  readonly url: string;
  /** The same for every call, or chosen by the call. */
  behaviour: Behaviour | ((call: SeenCall) => Behaviour);
  /** The correct answer, as a value or as text that is not JSON. */
  answer: unknown;
  readonly calls: SeenCall[];
  close(): Promise<void>;
}

/** Starts a service on a free loopback port. */
export async function startLyingService(): Promise<LyingService> {
  const server: Server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const call: SeenCall = { method, url: new URL(url, service.url), headers, body };
      service.calls.push(call);
      const { behaviour, answer } = service;
      misbehave(typeof behaviour === "function" ? behaviour(call) : behaviour, answer, request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const service: LyingService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour: "right",
    answer: {},
    calls: [],
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

function misbehave(behaviour: Behaviour, answer: unknown, request: IncomingMessage, response: ServerResponse): void {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  const send = (status: number, type: string, body: string): void => {
    response.writeHead(status, { "content-type": type });
    response.end(body);
  };
  const later = (act: () => void): void => {
    const timer = setTimeout(act, SILENCE_MS);
    response.on("close", () => clearTimeout(timer));
  };
  const json = "application/json; charset=utf-8";
  switch (behaviour) {
    case "right":
      return send(200, json, text);
    case "silent":
      return later(() => send(200, json, text));
    case "stuck-in-body":
      response.writeHead(200, { "content-type": json });
      response.write(text.slice(0, text.length / 2));
      return later(() => response.end(text.slice(text.length / 2)));
    case "half-json":
      return send(200, json, text.slice(0, text.length / 2));
    case "html":
      return send(200, "text/html", "<!doctype html><title>Sign in to the hotel network</title>");
    case "html-as-json":
      return send(200, json, "<!doctype html><title>Sign in to the hotel network</title>");
    case "error-500":
      return send(500, json, text);
    case "closes":
      request.socket.destroy();
      return;
    case "huge":
      return send(200, json, JSON.stringify({ ...(answer as object), padding: "x".repeat(HUGE_BYTES) }));
    case "redirects":
      response.writeHead(302, { location: request.url ?? "/" });
      response.end();
      return;
    case "null":
      return send(200, json, "null");
    case "empty-object":
      return send(200, json, "{}");
    case "empty-list":
      return send(200, json, "[]");
    case "no-answer-400":
      return send(400, json, JSON.stringify({ code: "NoRoute", error_code: 442, message: "no route" }));
  }
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerResponse } from "node:http";
import { OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";
import { identityOf, VISITOR } from "#domain/accounts/actor.ts";
import { mayUse } from "#domain/accounts/policies.ts";
import { credentialsOf } from "#server/http/caller.ts";
import { keepOperatorDoor } from "#server/http/operator/operator-door.ts";
import { queryOf } from "#server/http/query-and-path.ts";
import type { Credentials, Identify } from "#server/http/request.ts";
import type { Live } from "#server/live/live.ts";
import { Refusal } from "#server/refusal.ts";

/** Changes that come this close together are told as one. */
const GATHER_MS = 150;
/** How often a stream sends a sign of life. */
const ALIVE_MS = 5000;
/** How often the server asks whether the readers of its streams may still read: a closed account hears nothing more after this time. */
const CHECK_MS = 1000;
/** How long a stream that has ended may take to send what is left before its connection is cut. */
const CUT_MS = 1000;
/** More than so many readers one server does not serve. */
const MOST = 400;

/** One account has at most this many streams open; with another one, its oldest ends. */
export const MOST_OF_ACCOUNT = 50;

/** What is kept of a stream: whose it is, the token it was opened with, and how to stop writing to it. */
interface OpenStream {
  readonly accountId: number | undefined;
  readonly token: string;
  readonly stop: () => void;
}

/** Who may read: asked once for whoever opens a stream, and again and again for all who have one open. */
interface Readers {
  readonly identify: Identify;
  readonly staffTokens: (tokens: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Tells the console of changes as they happen: numbers of orders and nothing of what they say, to whoever works there and as long as they do. */
export function liveStream(app: FastifyInstance, { identify, staffTokens, changes, presence }: Live & Readers): void {
  const open = new Map<ServerResponse, OpenStream>();
  const end = (stream: ServerResponse): void => {
    open.get(stream)?.stop();
    stream.end();
    // A reader who takes nothing would keep the connection.
    setTimeout(() => stream.destroy(), CUT_MS).unref();
  };
  const check = async (): Promise<void> => {
    const asked = [...open];
    if (asked.length === 0) return;
    const tokens = [...new Set(asked.map(([, { token }]) => token))];
    const mayRead = await staffTokens(tokens).catch((): ReadonlySet<string> => new Set());
    for (const [stream, { token }] of asked) if (!mayRead.has(token)) end(stream);
  };
  let checking: NodeJS.Timeout | undefined;
  /** Asks again a while after the last answer, as long as somebody reads. */
  const keepChecking = (): void => {
    checking ??= setTimeout(async () => {
      await check();
      checking = undefined;
      if (open.size > 0) keepChecking();
    }, CHECK_MS);
  };
  app.addHook("preClose", async () => [...open.keys()].forEach(end));
  app.addHook("onClose", async () => {
    clearTimeout(checking);
    await changes.close();
  });
  app.get(
    `${OPERATOR_PREFIX}/live`,
    {
      config: { policy: "operator", name: "liveStream" },
      schema: { hide: true },
      onRequest: async (request, reply) => {
        keepOperatorDoor(request, reply);
        const actor = await identify(lookingOn(request));
        if (!mayUse("operator", actor)) throw new Refusal(actor.kind === "account" ? "forbidden" : "unauthorised");
        request.actor = actor;
        const own = [...open].filter(([, { accountId }]) => accountId === accountOf(request));
        const [oldest] = own;
        if (oldest !== undefined && own.length >= MOST_OF_ACCOUNT) end(oldest[0]);
        else if (open.size >= MOST) throw new Refusal("busy");
      },
    },
    (request, reply) => {
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
        connection: "close",
        "x-robots-tag": "noindex",
        "x-content-type-options": "nosniff",
      });
      const say = (event: string, data: unknown): void =>
        void stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      say("alive", {});
      let gathered: number[] | "look-again" = [];
      let timer: NodeJS.Timeout | undefined;
      const unsubscribe = changes.subscribe((change) => {
        if (change === "requests") return say("requests", {});
        if (change === "look-again" || gathered === "look-again") gathered = "look-again";
        else gathered.push(change);
        timer ??= setTimeout(() => {
          say("orders", gathered === "look-again" ? { again: true } : { orders: [...new Set(gathered)] });
          gathered = [];
          timer = undefined;
        }, GATHER_MS);
      });
      const uncome = presence.onCome((order) => say("here", { order }));
      const alive = setInterval(() => say("alive", {}), ALIVE_MS);
      // What its reader has asked for before may lack what has changed until now.
      const since = Number(new URLSearchParams(queryOf(request)).get("since") ?? NaN);
      if (changes.mayHaveChanged(since)) {
        say("orders", { again: true });
        say("requests", {});
      }
      const { token, cookie } = credentialsOf(request);
      const stop = (): void => {
        clearInterval(alive);
        clearTimeout(timer);
        unsubscribe();
        uncome();
        open.delete(stream);
      };
      open.set(stream, { accountId: accountOf(request), token: token ?? cookie ?? "", stop });
      keepChecking();
      stream.once("close", stop);
    },
  );
}

function accountOf({ actor }: FastifyRequest): number | undefined {
  return identityOf(actor ?? VISITOR)?.userId;
}

/** A stream that is open, or opens anew by itself, is nobody who does something. */
function lookingOn(request: FastifyRequest): Credentials {
  return { ...credentialsOf(request), isUnattended: true };
}

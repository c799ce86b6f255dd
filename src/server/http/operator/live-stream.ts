import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerResponse } from "node:http";
import { OPERATOR_PREFIX } from "#contract/wire/endpoint.ts";
import { credentialsOf } from "#server/http/caller.ts";
import { keepOperatorDoor } from "#server/http/operator/operator-door.ts";
import { queryOf } from "#server/http/query-and-path.ts";
import type { Credentials, Identify } from "#server/http/request.ts";
import type { Live } from "#server/live/live.ts";
import { mayUse } from "#server/policies.ts";
import { Refusal } from "#server/refusal.ts";

/** Changes that come this close together are told as one. */
const GATHER_MS = 150;
/** A sign of life goes this often, and with each it is looked whether its reader may still read. */
const ALIVE_MS = 5000;
/** More than so many readers one server does not serve. */
const MOST = 400;

/** Tells the console of changes as they happen: numbers of orders and nothing of what they say, to whoever works there and as long as they do. */
export function liveStream(
  app: FastifyInstance,
  { identify, changes, presence }: Live & { readonly identify: Identify },
): void {
  const open = new Set<ServerResponse>();
  app.addHook("preClose", async () => open.forEach((stream) => stream.end()));
  app.addHook("onClose", () => changes.close());
  app.get(
    `${OPERATOR_PREFIX}/live`,
    {
      config: { policy: "operator", name: "liveStream" },
      schema: { hide: true },
      onRequest: async (request, reply) => {
        keepOperatorDoor(request, reply);
        const actor = await identify(lookingOn(request));
        if (!mayUse("operator", actor)) throw new Refusal(actor.kind === "account" ? "forbidden" : "unauthorised");
        if (open.size >= MOST) throw new Refusal("busy");
      },
    },
    (request, reply) => {
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
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
      const alive = setInterval(() => {
        say("alive", {});
        identify(lookingOn(request)).then(
          (actor) => void (mayUse("operator", actor) || stream.end()),
          () => stream.end(),
        );
      }, ALIVE_MS);
      // What its reader has asked for before may lack what has changed until now.
      const since = Number(new URLSearchParams(queryOf(request)).get("since") ?? NaN);
      if (changes.mayHaveChanged(since)) {
        say("orders", { again: true });
        say("requests", {});
      }
      open.add(stream);
      stream.once("close", () => {
        clearInterval(alive);
        clearTimeout(timer);
        unsubscribe();
        uncome();
        open.delete(stream);
      });
    },
  );
}

/** A stream that is open, or opens anew by itself, is nobody who does something (OPR-10). */
function lookingOn(request: FastifyRequest): Credentials {
  return { ...credentialsOf(request), isUnattended: true };
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import { timingSafeEqual } from "node:crypto";
import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { Env } from "#server/env.ts";
import { operationGauges, processGauges, type Watched } from "#server/plugins/operation-gauges.ts";
import type { ProcessView } from "#server/processes/process-messages.ts";
import { Refusal } from "#server/refusal.ts";

/** Counters that modules increase. */
export interface Metrics {
  countUnknownMembers(endpoint: string, count: number): void;
  countEvent(name: string): void;
  /** Adds the queues of jobs, once it is known in which lane each runs. */
  watch(laneOf: Watched["laneOf"]): void;
}

/** What the metrics are read from. */
interface MetricsDeps extends Pick<Watched, "db" | "disk"> {
  readonly env: Internals;
  readonly processes: ProcessView | undefined;
}

/** To whom the internals of a server are open. */
export type Internals = Pick<Env, "metricsToken" | "openPages">;

/** Serves `/metrics` to whom the internals are open, and times every route. */
export function metricsPlugin(app: FastifyInstance, { env, db, disk, processes }: MetricsDeps): Metrics {
  // Counted by each process for itself, and read once for all of them by the process that answers.
  const [registry, common] = [new Registry(), new Registry()];
  collectDefaultMetrics({ register: registry, ...(processes && { labels: { role: processes.role } }) });
  if (processes !== undefined) {
    AggregatorRegistry.setRegistries(registry);
    // Made to be asked: the library answers the supervisor from now on.
    void new AggregatorRegistry();
    processGauges(common, processes);
  }
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer by route and status",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const unknown = new Counter({
    name: "contract_unknown_members_total",
    help: "Members that callers sent and no schema knows",
    labelNames: ["endpoint"],
    registers: [registry],
  });
  const events = new Counter({
    name: "domain_events_total",
    help: "Happenings on the way of orders",
    labelNames: ["event"],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.config.name ?? request.routeOptions.url ?? "unknown";
    durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { config: { policy: "anybody", name: "metrics" } }, async (request, reply) => {
    if (!mayReadInternals(request, env)) throw new Refusal("not-found");
    const counted = await (processes?.metrics().catch(() => registry.metrics()) ?? registry.metrics());
    return reply.type(registry.contentType).send([counted, await common.metrics()].join("\n"));
  });
  return {
    countUnknownMembers: (endpoint, count) => unknown.inc({ endpoint }, count),
    countEvent: (event) => events.inc({ event }),
    watch: (laneOf) => operationGauges(common, { db, disk, laneOf }),
  };
}

/** Internals are open to the bearer of the token or, where that is wanted, to a direct call from this machine. */
export function mayReadInternals(request: FastifyRequest, { metricsToken: token, openPages }: Internals): boolean {
  if (token !== undefined) {
    const shown = Buffer.from(request.headers.authorization?.replace(/^Bearer /, "") ?? "");
    const known = Buffer.from(token);
    return shown.length === known.length && timingSafeEqual(shown, known);
  }
  // A proxy on this machine that adds no header makes everybody look like this machine.
  if (!openPages.has("metrics")) return false;
  const forwarded = request.headers["x-forwarded-for"] ?? request.headers.forwarded;
  return forwarded === undefined && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
}

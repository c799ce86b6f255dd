import compress from "@fastify/compress";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import { PLACE_ID_MAX_LENGTH } from "#contract/wire/common.ts";
import type { Env } from "#server/env.ts";
import { SCHEMA_COMPILERS } from "#server/http/schema-compilers.ts";
import { withoutPlanted } from "#server/http/set-cookie.ts";
import { SOCKET_TIMES, socketLimits } from "#server/http/socket-limits.ts";
import { closingPlugin } from "#server/plugins/closing.ts";
import { errorsPlugin } from "#server/plugins/errors.ts";
import type { AnswerPage } from "#server/plugins/front-end.ts";
import { guardPlugin } from "#server/plugins/guard.ts";
import { oneAddressPlugin } from "#server/plugins/one-address.ts";
import { loggerOptions, requestLogPlugin } from "#server/plugins/request-log.ts";
import { securityHeadersPlugin, setHeaders } from "#server/plugins/security-headers.ts";
import { securityLogPlugin } from "#server/plugins/security-log.ts";
import { takeEmptyBodies } from "#server/plugins/take-empty-bodies.ts";
import { answerUnknownAddress } from "#server/plugins/unknown-addresses.ts";
import { untrustedProxyPlugin } from "#server/plugins/untrusted-proxy.ts";
import type { Role } from "#server/processes/process-messages.ts";

/** Largest body we read, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** A page compresses in two milliseconds at this quality, to 3 kB less than at 4; a higher one costs the server far more and saves little. */
const BROTLI_QUALITY = 5;

interface HttpServerDeps {
  /** Where log lines go instead of standard output. */
  readonly logStream: { write(line: string): void } | undefined;
  /** What this process does, where there are several. */
  readonly role: Role | undefined;
  /** Draws the page of an unknown address, once there are pages. */
  readonly answerPage: () => AnswerPage | undefined;
}

/** An empty server with everything that every request passes: limits, compression, errors, headers, log, one address. */
export async function createHttpServer(
  env: Env,
  { logStream, role, answerPage }: HttpServerDeps,
): Promise<FastifyInstance> {
  const https = env.publicUrl.startsWith("https:");
  const app = Fastify({
    logger: loggerOptions(env.logLevel, { stream: logStream, role }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    ...socketLimits(SOCKET_TIMES),
    trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
    forceCloseConnections: "idle",
    // Fastify's own answer has no envelope; closingPlugin gives ours.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PLACE_ID_MAX_LENGTH },
    // An address that cannot be decoded bypasses every hook and plugin.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(reply, { https });
      return void answerUnknownAddress(request, reply, answerPage());
    },
    ajv: {
      customOptions: {
        coerceTypes: true,
        allowUnionTypes: true,
        removeAdditional: true,
        useDefaults: false,
        allErrors: false,
      },
    },
    schemaController: { compilersFactory: SCHEMA_COMPILERS },
  });

  app.decorate("operatorCurrency", env.seller.operatorCurrency);
  if (https) {
    app.addHook("onRequest", async ({ headers }) => {
      if (headers.cookie !== undefined) headers.cookie = withoutPlanted(headers.cookie);
    });
  }
  closingPlugin(app);
  takeEmptyBodies(app);
  guardPlugin(app);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  errorsPlugin(app);
  securityHeadersPlugin(app, { https });
  requestLogPlugin(app);
  securityLogPlugin(app);
  oneAddressPlugin(app, env);
  untrustedProxyPlugin(app);
  return app;
}

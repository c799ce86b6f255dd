import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { anybody } from "#server/request.ts";

/** The library's own policy names foreign hosts, lets itself be framed and forces https, which breaks a plain http server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Prints OpenAPI 3.1 from the endpoints; must be registered before them. */
export async function docsPlugin(app: FastifyInstance, options: { publicUrl: string; version: string }): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Nameboard",
        version: options.version,
        description:
          "Places, prices, orders and payments of rides with a driver. Every answer is an envelope with result, error and " +
          "x-uuid. The same calls answer under /v1, /v3, /v4 and under /transnextgen.",
        license: { name: "MIT" },
      },
      servers: [{ url: options.publicUrl }],
      tags: ["places", "prices", "booking", "orders", "payments"].map((name) => ({ name })),
    },
  });
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, policy: anybody, name: "docs" };
    });
    await scope.register(swaggerUi, {
      routePrefix: "/docs",
      staticCSP: POLICY,
      uiConfig: { deepLinking: true, displayRequestDuration: true, docExpansion: "list" },
    });
  });
}

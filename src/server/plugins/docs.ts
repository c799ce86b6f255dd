import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import type { Env } from "#server/env.ts";
import { COMPONENTS, describeCalls } from "#server/plugins/describe-calls.ts";
import { docsSite } from "#server/plugins/docs-site.ts";
import { limitPages, type CountPage } from "#server/plugins/limit-pages.ts";

/** Hash of the one style sheet that Swagger UI writes into its page by itself; another version may write another. */
const OWN_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The library's own policy names foreign hosts, allows framing and forces https, which breaks a plain http server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${OWN_STYLE}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Publishes the guide, and OpenAPI 3.1 from the endpoints, where the operator wants it; must be registered before them. */
export async function docsPlugin(
  app: FastifyInstance,
  { openPages, publicUrl, networkUrls }: Pick<Env, "openPages" | "publicUrl" | "networkUrls">,
  options: { version: string; countPage: CountPage },
): Promise<void> {
  if (!openPages.has("docs")) return;
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Nameboard",
        version: options.version,
        description:
          "Places, prices, orders and payments of rides with a driver. Every answer is an envelope with result, error and " +
          "x-uuid. The same calls answer under /v1, /v3, /v4 and under /transnextgen. Every example was given by this server " +
          "and is replayed by its tests. docs/api-guide.md of the sources is the guide for partners.",
        license: { name: "MIT" },
      },
      servers: [publicUrl, ...networkUrls].map((url) => ({ url })),
      tags: [...new Set(PUBLIC_ENDPOINTS.map(({ station }) => station))].map((name) => ({ name })),
      components: COMPONENTS,
    },
    transformObject: (document) => {
      if (!("openapiObject" in document)) return document.swaggerObject;
      describeCalls(document.openapiObject.paths ?? {});
      return document.openapiObject;
    },
  });
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, policy: "anybody", name: "docs" };
    });
    scope.addHook("onRequest", limitPages(options.countPage));
    await scope.register(swaggerUi, {
      routePrefix: "/docs/api",
      staticCSP: POLICY,
      uiConfig: { deepLinking: true, displayRequestDuration: true, docExpansion: "list" },
    });
    // Where clients have found it from the beginning.
    scope.get("/docs/json", { schema: { hide: true } }, async () => app.swagger());
  });
  await docsSite(app, options);
}

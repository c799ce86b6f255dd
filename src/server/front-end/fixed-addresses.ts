import type { FastifyInstance, RouteShorthandOptions } from "fastify";

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12211B"/><path d="M7 22V10h2.6l4.6 7.2V10h2.6v12h-2.5l-4.7-7.3V22zm12.3 0V9.4h2.5v4.4c.6-.8 1.4-1.1 2.4-1.1 2.2 0 3.8 1.8 3.8 4.7s-1.6 4.8-3.8 4.8c-1 0-1.9-.4-2.5-1.2V22zm4.3-2c1.1 0 1.9-.9 1.9-2.6s-.8-2.5-1.9-2.5c-1 0-1.9.8-1.9 2.5 0 1.8.9 2.6 1.9 2.6z" fill="#FFD84D"/></svg>';

/** What these addresses are served with. */
interface FixedParts {
  readonly basePath: string;
  /** The built file that partners put into their pages; without it only old frames are led on. */
  readonly loader: string | undefined;
  /** The built file that reports failures of the pages. */
  readonly reportScript?: string | undefined;
  /** What every page is answered with. */
  readonly page: RouteShorthandOptions;
}

/** Address of the script that reports failures of the pages. */
export const REPORT_SCRIPT = "/report.js";

/** How long a browser uses the file without asking whether there is a newer one (s). */
const LOADER_SECONDS = 3600;

/** What the addresses of old frames call things, and what ours do. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  userID: "user_id",
  lang: "lang",
  currency: "currency",
  from_place_id: "from",
  to_place_id: "to",
  car_class_id: "relation_car_class_ids",
};

/** Serves what others know by its address: browsers, search engines, pages that load our module, and those that hold an old frame of it. */
export function fixedAddresses(app: FastifyInstance, { basePath, loader, reportScript, page }: FixedParts): void {
  app.get("/favicon.svg", page, async (_request, reply) =>
    reply.header("Cache-Control", "public, max-age=86400").type("image/svg+xml").send(FAVICON),
  );
  app.get("/robots.txt", page, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(`User-agent: *\nAllow: ${basePath}/finder\nDisallow: /\n`),
  );
  if (loader !== undefined) {
    const code = loader.replace("__BASE_PATH__", basePath);
    app.get("/embed/v1.js", page, async (_request, reply) =>
      reply
        .header("Cache-Control", `public, max-age=${LOADER_SECONDS}`)
        .header("Cross-Origin-Resource-Policy", "cross-origin")
        // Pages may load it as a module or with `crossorigin`; it is the same for everybody.
        .header("Access-Control-Allow-Origin", "*")
        .type("text/javascript; charset=utf-8")
        .send(code),
    );
  }
  if (reportScript !== undefined) {
    app.get(REPORT_SCRIPT, page, async (_request, reply) =>
      reply
        .header("Cache-Control", `public, max-age=${LOADER_SECONDS}`)
        .type("text/javascript; charset=utf-8")
        .send(reportScript),
    );
  }
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>("/steporder/framens", page, async (request, reply) => {
    const query = new URLSearchParams({ module_type: "frame" });
    for (const [old, name] of Object.entries(OLD_NAMES)) {
      const value = request.query[old];
      if (typeof value === "string" && value !== "") query.set(name, value);
    }
    return reply.redirect(`${basePath}/finder?${query.toString()}`);
  });
}

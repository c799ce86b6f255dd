import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { join } from "node:path";
import { docDocument, missingDocument, searchDocument } from "#server/docs/doc-page.ts";
import { readDocPages } from "#server/docs/doc-pages.ts";
import { createDocSearch } from "#server/docs/doc-search.ts";
import { limitPages, type CountPage } from "#server/plugins/limit-pages.ts";
import { newNonce, setPagePolicy } from "#server/plugins/security-headers.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Serves the Markdown of the repository as a site below `/docs`, with a search; nothing in it runs in the browser. */
export async function docsSite(app: FastifyInstance, { countPage }: { readonly countPage: CountPage }): Promise<void> {
  let drawn: ReturnType<typeof draw> | undefined;
  const draw = async () => {
    const pages = await readDocPages(ROOT);
    return { pages, search: createDocSearch(pages) };
  };
  // Drawn for the first reader and kept.
  const site = () => (drawn ??= draw());
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, policy: "anybody", name: "docs" };
      route.schema = { ...route.schema, hide: true };
    });
    scope.addHook("onRequest", limitPages(countPage));
    await scope.register(fastifyStatic, {
      root: join(ROOT, "docs"),
      prefix: "/docs/pictures/",
      decorateReply: false,
      allowedPath: (path) => /\.(png|svg)$/.test(path),
    });
    scope.get("/docs", async (_request, reply) => sendPage(reply, ""));
    scope.get<{ Querystring: { q?: string | string[] } }>("/docs/search", async (request, reply) => {
      const query = [request.query.q ?? ""].flat()[0]?.slice(0, 100) ?? "";
      const { pages, search } = await site();
      return send(reply, searchDocument({ pages, query, nonce: policyOf(reply) }, search(query)));
    });
    scope.get<{ Params: { "*": string } }>("/docs/*", async (request, reply) => {
      return sendPage(reply, request.params["*"].replace(/\/$/, ""));
    });
  });

  async function sendPage(reply: FastifyReply, path: string): Promise<FastifyReply> {
    const { pages } = await site();
    const frame = { pages, nonce: policyOf(reply) };
    const page = pages.find((one) => one.path === path);
    if (page === undefined) return send(reply.code(404), missingDocument(frame));
    return send(reply, docDocument(frame, page));
  }
}

function policyOf(reply: FastifyReply): string {
  const nonce = newNonce();
  setPagePolicy(reply, nonce);
  return nonce;
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.header("Cache-Control", "no-cache").type("text/html; charset=utf-8").send(page);
}

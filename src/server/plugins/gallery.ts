import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { BuiltGallery } from "#server/front-end/built-pages.ts";
import { pageDocument } from "#server/front-end/document.ts";
import { hostDocument } from "#server/front-end/host-document.ts";
import { newNonce, setPagePolicy } from "#server/plugins/security-headers.ts";

/**
 * Serves the kit's own page with every control in every state, and a careless host page that
 * holds it in a shadow root or a frame.
 */
export function galleryPlugin(app: FastifyInstance, gallery: BuiltGallery): void {
  const page = { config: { policy: "anybody" as const, name: "page" } };
  app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, policy: "anybody" as const, name: "asset" };
    });
    await scope.register(fastifyStatic, {
      root: `${gallery.clientDir}/_gallery/assets`,
      prefix: "/_gallery/assets/",
      decorateReply: false,
      preCompressed: true,
    });
  });
  app.get("/_gallery", page, async (request, reply) => {
    const { html, title, locale, colours, options } = gallery.render(queryOf(request.url));
    const nonce = newNonce();
    setPagePolicy(reply, nonce, { framedBy: "'self'" });
    const parts = { files: gallery, html, title, description: title, locale, colours, options, nonce };
    return sendPage(reply, pageDocument(parts));
  });
  app.get("/_gallery/host", page, async (request, reply) => {
    const nonce = newNonce();
    setPagePolicy(reply, nonce, { frames: "'self'" });
    return sendPage(reply, hostDocument({ gallery, search: queryOf(request.url), nonce }));
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header("Cache-Control", "no-cache").type("text/html; charset=utf-8").send(html);
}

function queryOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at);
}

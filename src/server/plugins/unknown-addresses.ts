import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isApiAddress } from "#contract/wire/endpoint.ts";
import { answerRefusal } from "#server/plugins/errors.ts";
import type { AnswerPage } from "#server/plugins/front-end.ts";
import { limitPages, type CountPage } from "#server/plugins/limit-pages.ts";
import { Refusal } from "#server/refusal.ts";

/** Answers an address that leads nowhere: people get a page with links onward, software gets the envelope (decision 0024). */
export function answerUnknownAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  answerPage: AnswerPage | undefined,
): FastifyReply | Promise<FastifyReply> {
  reply.header("Vary", "Accept");
  if (answerPage === undefined || !asksForPage(request)) return answerRefusal(request, reply, new Refusal("not-found"));
  return answerPage(request, reply);
}

/** Mounts the answer for every address without a route. */
export function unknownAddressesPlugin(
  app: FastifyInstance,
  answerPage: AnswerPage | undefined,
  countPage: CountPage,
): void {
  const countShown = limitPages(countPage);
  const preHandler = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    asksForPage(request) ? countShown(request, reply) : countPage(request.ip);
  app.setNotFoundHandler({ preHandler }, (request, reply) => answerUnknownAddress(request, reply, answerPage));
}

/** A browser that opens an address accepts HTML; below the API everybody gets the envelope. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !isApiAddress(url) && /\btext\/html\b/i.test(headers.accept ?? "");
}

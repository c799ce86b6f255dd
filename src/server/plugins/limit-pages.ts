import type { FastifyReply, FastifyRequest } from "fastify";
import { callerLocale } from "#server/http/caller.ts";
import { refusalWords } from "#server/refusal-words.ts";
import { Refusal } from "#server/refusal.ts";

/** Counts a page by the address that asks for it; refuses whoever asks too often. */
export type CountPage = (address: string) => Promise<void>;

/** Counts the pages like calls: drawing one costs more than answering most of them. People read the refusal as plain text. */
export function limitPages(countPage: CountPage) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      await countPage(request.ip);
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfter === undefined || typeof error.words === "string") throw error;
      await reply
        .code(429)
        .header("Retry-After", String(error.retryAfter))
        .type("text/plain; charset=utf-8")
        .send(refusalWords(error, callerLocale(request)));
    }
  };
}

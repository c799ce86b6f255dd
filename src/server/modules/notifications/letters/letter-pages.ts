import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LETTER_PAGES } from "#contract/console/letters/open-letter.ts";
import { operatorCalls } from "#contract/operator-calls.ts";
import type { OperatorEndpoint } from "#contract/wire/endpoint.ts";
import { mayUse } from "#domain/accounts/policies.ts";
import { REQUEST_KINDS } from "#domain/requests/request-state.ts";
import { credentialsOf } from "#server/http/caller.ts";
import { askOperatorRight, keepOperatorDoor } from "#server/http/operator/operator-door.ts";
import type { Identify } from "#server/http/request.ts";
import { isMaskedFor, lettersOf, type LettersAbout } from "#server/modules/notifications/letters/letters-of.ts";
import { openLetter } from "#server/modules/notifications/letters/open-letter.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { Refusal } from "#server/refusal.ts";

/** A letter runs nothing, loads nothing, opens nothing, and without an origin its frame reaches nothing of the console. */
const LETTER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

type LetterRequest = FastifyRequest<{ Params: Readonly<Record<string, string>> }>;

/** Serves the HTML of letters to frames of the console: inline styles are let in here alone, because mail programs know nothing else. */
export function letterPages(
  app: FastifyInstance,
  { notifications, identify }: { readonly notifications: Notifications; readonly identify: Identify },
): void {
  const answer = async (
    { request, reply }: { readonly request: LetterRequest; readonly reply: FastifyReply },
    about: LettersAbout,
    right: "orders" | "requests",
  ) => {
    const messages = await lettersOf(notifications.db, about);
    const message = messages.find((one) => one.message_id === numberIn(request.params["message_id"]));
    const { html } = await openLetter(
      notifications,
      message,
      isMaskedFor(await identify(credentialsOf(request)), right),
    );
    if (html === "") throw new Refusal("letter-unknown");
    return reply.header("Content-Security-Policy", LETTER_POLICY).type("text/html; charset=utf-8").send(html);
  };
  const guarded = (name: string, { access }: OperatorEndpoint) => ({
    config: { policy: "operator" as const, name },
    schema: { hide: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      keepOperatorDoor(request, reply);
      const actor = await identify(credentialsOf(request));
      if (!mayUse("operator", actor)) throw new Refusal(actor.kind === "account" ? "forbidden" : "unauthorised");
      askOperatorRight(access, { actor });
    },
  });
  app.get<{ Params: Readonly<Record<string, string>> }>(
    LETTER_PAGES.order,
    guarded("letterPage", operatorCalls.openLetter),
    (request, reply) => answer({ request, reply }, { order_id: numberIn(request.params["order_id"]) }, "orders"),
  );
  app.get<{ Params: Readonly<Record<string, string>> }>(
    LETTER_PAGES.request,
    guarded("requestLetterPage", operatorCalls.openRequestLetter),
    (request, reply) => {
      const kind = REQUEST_KINDS.find((one) => one === request.params["kind"]);
      if (kind === undefined) throw new Refusal("letter-unknown");
      return answer({ request, reply }, { kind, request_id: numberIn(request.params["request_id"]) }, "requests");
    },
  );
}

/** The number in an address; what is none finds nothing. */
function numberIn(text: string | undefined): number {
  return /^\d{1,9}$|^1\d{9}$/.test(text ?? "") ? Number(text) : 0;
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { localeOf } from "#domain/values/locale.ts";
import { actOnPayment, isSandboxAction, refundWayIn } from "#server/adapters/acquirer/sandbox-actions.ts";
import {
  readPayment,
  setRefundsGo,
  type SandboxPayment,
} from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import {
  finishedView,
  payView,
  silentView,
  unknownView,
  type PageFrame,
} from "#server/adapters/acquirer/sandbox-view.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";
import { newNonce, setPagePolicy } from "#server/plugins/security-headers.ts";

/** What the hosted page needs besides the sandbox itself. */
export interface SandboxPages extends Sandbox {
  /** The product's built style sheet with its fonts; without it the page uses system fonts. */
  readonly pageStyles?: () => string;
}

type View = (frame: PageFrame) => string;

const REF = /^[A-Za-z0-9_-]{22}$/;

/**
 * The sandbox's hosted page: plain forms that work without any script. Mount it with
 * `register`, so that its parser of form posts stays out of every other route.
 */
export async function sandboxPages(app: FastifyInstance, sandbox: SandboxPages): Promise<void> {
  // The forms have no fields and everything is in the address, so the body is dropped unread.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null, null),
  );

  app.get<{ Params: { ref: string } }>(
    "/sandbox/pay/:ref",
    { config: { policy: "anybody", name: "sandbox-page" } },
    async (request, reply) => {
      const payment = await find(sandbox, request.params.ref);
      if (payment === undefined) return answerUnknown(sandbox, request, reply);
      const view = payment.state === "waiting" ? payView : finishedView;
      return answer(sandbox, reply, payment, (frame) => view(payment, frame));
    },
  );

  // The answer to a press is a POST page that cannot be opened again, so opening its address leads to the payment.
  app.get<{ Params: { ref: string } }>(
    "/sandbox/pay/:ref/:action",
    { config: { policy: "anybody", name: "sandbox-page" } },
    async (request, reply) => reply.redirect(`/sandbox/pay/${encodeURIComponent(request.params.ref)}`, 303),
  );

  app.post<{ Params: { ref: string; action: string } }>(
    "/sandbox/pay/:ref/:action",
    { config: { policy: "anybody", name: "sandbox-action", takesForm: true } },
    async (request, reply) => {
      const { ref, action } = request.params;
      const payment = await find(sandbox, ref);
      const refundWay = refundWayIn(action);
      if (payment !== undefined && refundWay !== undefined) {
        await setRefundsGo(sandbox.db, ref, refundWay);
        return reply.redirect(`/sandbox/pay/${ref}`, 303);
      }
      if (payment === undefined || !isSandboxAction(action)) return answerUnknown(sandbox, request, reply);
      if (action === "timeout" && payment.state === "waiting") {
        return answer(sandbox, reply, payment, (frame) => silentView(payment, frame));
      }
      if (action !== "timeout" && (await actOnPayment(sandbox, ref, action)))
        return reply.redirect(payment.return_url, 303);
      const ended = (await find(sandbox, ref)) ?? payment;
      return answer(sandbox, reply.code(409), ended, (frame) => finishedView(ended, frame));
    },
  );
}

async function find({ db, clock }: Sandbox, ref: string): Promise<SandboxPayment | undefined> {
  return REF.test(ref) ? readPayment(db, ref, new Date(clock())) : undefined;
}

function answer(sandbox: SandboxPages, reply: FastifyReply, payment: SandboxPayment, view: View): FastifyReply {
  // Browsers apply `form-action` to the redirect after a form post too, and a registered shop may live on another host.
  return answerPage(sandbox, reply, payment.lang, view, new URL(payment.return_url).origin);
}

function answerUnknown(sandbox: SandboxPages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerPage(sandbox, reply.code(404), localeOf(request.headers["accept-language"]), unknownView);
}

function answerPage(
  sandbox: SandboxPages,
  reply: FastifyReply,
  locale: PageFrame["locale"],
  view: View,
  formTarget = "",
): FastifyReply {
  const nonce = newNonce();
  setPagePolicy(reply, nonce);
  const policy = String(reply.getHeader("content-security-policy"));
  reply.header(
    "content-security-policy",
    policy.replace("form-action 'self'", `form-action 'self' ${formTarget}`.trim()),
  );
  return reply.type("text/html; charset=utf-8").send(view({ locale, nonce, styles: sandbox.pageStyles?.() ?? "" }));
}

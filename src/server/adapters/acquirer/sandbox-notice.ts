import type { Task } from "graphile-worker";
import { signNotice } from "#server/adapters/acquirer/notice-signature.ts";
import { readPayment } from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import { readRefund } from "#server/adapters/acquirer/sandbox-refunds.repository.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";

/** Name of the job that sends the shop one signed notice from the sandbox. */
export const SANDBOX_NOTICE_JOB = "sandbox_notice";

/** Input of the job: the payment or one of its refunds, and the number that all copies of a repeated notice share. */
export interface SandboxNotice {
  readonly ref: string;
  readonly refundRef?: string;
  readonly eventId: string;
}

/** Header that carries the signature of the sandbox's notices. */
export const SIGNATURE_HEADER = "sandbox-signature";

const TIMEOUT_MS = 5000;

/** Sends a notice the way another company would, signed and over HTTP; any answer but 2xx makes the job queue try again. */
export function sandboxNoticeTask({ db, clock, secrets }: Sandbox): Task {
  return async (payload) => {
    const { ref, refundRef, eventId } = payload as SandboxNotice;
    const now = new Date(clock());
    const payment = await readPayment(db, ref, now);
    const about = refundRef === undefined ? payment : await readRefund(db, refundRef, now);
    if (payment === undefined || about === undefined) return;
    if (about.state === "processing" || about.state === "pending") throw new Error("It is not settled yet.");
    const body = Buffer.from(JSON.stringify({ event_id: eventId, ref, refund_ref: refundRef, state: about.state }));
    const signature = signNotice(body, secrets[0], Math.floor(clock() / 1000));
    const answer = await fetch(payment.notify_url, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The shop answered the notice with ${answer.status}.`);
  };
}

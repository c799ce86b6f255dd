import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { attemptHeaders, type NamedAttempt } from "#web/api/call-headers.ts";
import type { Placed } from "./placing.ts";

/** The result of an attempt: the order, none, or no answer. */
export async function askAttempt(api: Api, attempt: NamedAttempt): Promise<Placed | "none" | "lost"> {
  try {
    const { placed, order_id, transaction, order_key } = await api("findAttempt", {
      headers: attemptHeaders(attempt),
      keep: true,
    });
    if (!placed || order_id === null || transaction === null) return "none";
    return { orderId: order_id, transaction, orderKey: order_key };
  } catch (error) {
    if (error instanceof ApiError) return "lost";
    throw error;
  }
}

import { stripeId } from "#server/adapters/acquirer/stripe/stripe-session.ts";
import { line, member } from "#server/adapters/json-members.ts";
import { UnreadableNotice, type PaymentNotice } from "#server/modules/payments/acquirer.ts";

/** What a signed event of Stripe is about; undefined for an event of another account or of the other mode. */
export function stripeNotice(
  raw: Buffer,
  own: { readonly account: string; readonly isLive: boolean },
): PaymentNotice | undefined {
  const event = eventIn(raw);
  const object = member(member(event, "data"), "object");
  if (event !== undefined && object === undefined)
    throw new UnreadableNotice("its payload style is thin: choose the snapshot payload");
  const eventId = stripeId(event);
  const account = member(event, "account") ?? own.account;
  if (eventId === "" || member(event, "livemode") !== own.isLive || account !== own.account) return undefined;
  const intent = stripeId(member(object, "payment_intent"));
  switch (member(object, "object")) {
    case "checkout.session":
      return { eventId, ref: stripeId(object) };
    case "refund":
      return {
        eventId,
        ref: line(member(member(object, "metadata"), "payment_ref"), 255) || intent,
        refundRef: stripeId(object),
      };
    case "payment_intent":
      return { eventId, ref: stripeId(object) };
    case "payout":
      return { eventId, ref: "", payoutRef: stripeId(object) };
    case "dispute":
      return { eventId, ref: intent, isDispute: true };
    default:
      // A charge names its intent; whatever else the operator subscribed to names nothing that can be read.
      return { eventId, ref: intent };
  }
}

function eventIn(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

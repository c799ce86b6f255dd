import { serviceUrl } from "#server/adapters/ask-json.ts";
import {
  judged,
  off,
  refusalOf,
  works,
  wrong,
  type CheckOptions,
  type Finding,
} from "#server/adapters/checks/service-check.ts";
import { member } from "#server/adapters/json-members.ts";
import type { Env } from "#server/env.ts";

/** Asks Stripe whose key ours is. */
export async function checkStripe(
  { acquirer: { stripe } }: Pick<Env, "acquirer">,
  { patienceMs }: CheckOptions,
): Promise<Finding> {
  if (stripe === undefined) return off("STRIPE_KEY is empty");
  const call = { headers: { authorization: `Bearer ${stripe.key}` } };
  return judged(serviceUrl(stripe.url, "v1/account"), call, {
    patienceMs,
    judge: ({ status, json }) => {
      // A restricted key may not ask this, and is known.
      if (status === 403)
        return works("it knows the key, which is a restricted one; whose it is shows with the first payment");
      const refusal = refusalOf(status, "STRIPE_KEY");
      if (refusal !== undefined) return wrong(refusal);
      const account = member(json, "id");
      if (status !== 200 || typeof account !== "string")
        return wrong(`at STRIPE_URL there is no Stripe (status ${status})`);
      if (account !== stripe.account) return wrong("the key is of another account than STRIPE_ACCOUNT");
      return member(json, "charges_enabled") === false
        ? wrong("the account may not take payments yet: open the dashboard and see what Stripe asks for")
        : works("it knows the key");
    },
  });
}

/** Asks YooKassa about the shop. */
export async function checkYookassa(
  { acquirer: { yookassa } }: Pick<Env, "acquirer">,
  { patienceMs }: CheckOptions,
): Promise<Finding> {
  if (yookassa === undefined) return off("YOOKASSA_KEY is empty");
  const word = Buffer.from(`${yookassa.shop}:${yookassa.key}`).toString("base64");
  return judged(
    serviceUrl(yookassa.url, "v3/me"),
    { headers: { authorization: `Basic ${word}` } },
    {
      patienceMs,
      judge: ({ status, json }) => {
        const refusal = refusalOf(status, "YOOKASSA_SHOP and YOOKASSA_KEY");
        if (refusal !== undefined) return wrong(refusal);
        if (status !== 200) return wrong(`at YOOKASSA_URL there is no YooKassa (status ${status})`);
        return member(json, "status") === "disabled"
          ? wrong("the shop is switched off: ask YooKassa why")
          : works("it knows the key");
      },
    },
  );
}

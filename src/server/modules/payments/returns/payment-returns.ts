import type { FastifyInstance } from "fastify";
import { findAnyOrder, orderKey } from "#server/modules/orders/index.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { codeHash } from "#server/modules/payments/returns/return-code.ts";
import { RETURN_PATH } from "#server/modules/payments/returns/return-url.ts";
import { useReturn } from "#server/modules/payments/returns/returns.repository.ts";

/** Refuses whoever asks too often. */
type CountAsker = (address: string) => Promise<void>;

/** Leads payers back from the acquirer's page to the page of their order, which a code that works once also opens. */
export function paymentReturns(app: FastifyInstance, payments: Payments, countAsker: CountAsker): void {
  app.get(RETURN_PATH, { config: { policy: "anybody", name: "paymentReturn" } }, async ({ url, ip }, reply) => {
    await countAsker(ip);
    const query = new URLSearchParams(url.slice(url.indexOf("?")));
    return reply.header("Referrer-Policy", "no-referrer").redirect(await orderAddress(payments, query), 303);
  });
}

async function orderAddress(payments: Payments, query: URLSearchParams): Promise<string> {
  const { db, clock, basePath, secrets } = payments;
  const named = /^\d{1,10}$/.exec(query.get("order") ?? "")?.[0] ?? "0";
  const page = new URLSearchParams();
  for (const name of ["lang", "currency"]) page.set(name, query.get(name)?.slice(0, 3) ?? "");
  const used = await useReturn(db, codeHash(query.get("code") ?? ""), new Date(clock()));
  const order = used && (await findAnyOrder(db, used.order_id));
  if (order === undefined) return `${basePath}/order/${named}?${page.toString()}`;
  if (used?.host_page) page.set("host_page", used.host_page);
  if (order.partner_id !== null) page.set("user_id", String(order.partner_id));
  // A fragment is sent to no server, and the page takes it out of the address.
  const key = orderKey(secrets[0], order.order_id, order.key_salt);
  return `${basePath}/order/${order.order_id}?${page.toString()}#key=${key}`;
}

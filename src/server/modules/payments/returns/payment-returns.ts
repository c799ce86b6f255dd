import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { credentialsOf } from "#server/http/caller.ts";
import { queryOf } from "#server/http/query-and-path.ts";
import { findAnyOrder, isKeptKeyOf, keepOrder } from "#server/modules/orders/index.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { ticketHash } from "#server/modules/payments/returns/return-ticket.ts";
import { RETURN_PATH, TICKET_PATH } from "#server/modules/payments/returns/return-url.ts";
import { lastHostPage, takeTicket } from "#server/modules/payments/returns/returns.repository.ts";

/** What these pages need besides the payments. */
interface ReturnPages {
  /** Refuses whoever asks too often. */
  readonly countAsker: (address: string) => Promise<void>;
  readonly https: boolean;
}

/**
 * The way to the acquirer's page and back for payers whose page keeps no key, as in a frame: a ticket gives the key to the browser that
 * opens it first, and the return works for a browser that keeps the key. What the acquirer sees opens nothing.
 */
export function paymentReturns(app: FastifyInstance, payments: Payments, pages: ReturnPages): void {
  app.get(TICKET_PATH, { config: { policy: "anybody", name: "payTicket" } }, async (request, reply) => {
    await pages.countAsker(request.ip);
    return leadTo(reply, await payAddress(payments, pages, request, reply));
  });
  app.get(RETURN_PATH, { config: { policy: "anybody", name: "paymentReturn" } }, async (request, reply) => {
    await pages.countAsker(request.ip);
    return leadTo(reply, await orderAddress(payments, request));
  });
}

/** Neither the acquirer nor a page after it is told where somebody came from. */
function leadTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header("Referrer-Policy", "no-referrer").redirect(address, 303);
}

async function payAddress(
  payments: Payments,
  { https }: ReturnPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const query = new URLSearchParams(queryOf(request));
  const { orderId } = orderIn(query);
  // A picture or a frame of another page, and a check of the link, use up no ticket: only a whole page can keep the key.
  if (request.method !== "GET" || (request.headers["sec-fetch-dest"] ?? "document") !== "document") {
    return plainAddress(payments, query);
  }
  const { db, clock } = payments;
  const now = new Date(clock());
  const ticket = await takeTicket(db, { orderId, hash: ticketHash(query.get("ticket") ?? ""), now });
  if (ticket === undefined || ticket.pay_url === null) return plainAddress(payments, query);
  const order = ticket.isFirst ? await findAnyOrder(db, orderId) : undefined;
  if (order !== undefined) {
    const caller = { framed: false, credentials: credentialsOf(request) };
    const answer = { header: (name: string, value: string) => void reply.header(name, value) };
    keepOrder({ ...payments, https }, order, caller, answer);
  }
  return ticket.pay_url;
}

async function orderAddress(payments: Payments, request: FastifyRequest): Promise<string> {
  const { db, clock } = payments;
  const query = new URLSearchParams(queryOf(request));
  const order = await findAnyOrder(db, orderIn(query).orderId);
  const holder = { kind: "order-holder", keys: credentialsOf(request).keys } as const;
  if (order === undefined || !isKeptKeyOf(payments, holder, order)) return plainAddress(payments, query);
  const more = new URLSearchParams();
  const hostPage = await lastHostPage(db, order.order_id, new Date(clock()));
  if (hostPage !== undefined) more.set("host_page", hostPage);
  if (order.partner_id !== null) more.set("user_id", String(order.partner_id));
  return plainAddress(payments, query, more);
}

/** The page of an order, which opens for a browser that keeps its key. */
function plainAddress({ basePath }: Payments, query: URLSearchParams, more = new URLSearchParams()): string {
  const page = new URLSearchParams();
  for (const name of ["lang", "currency"]) page.set(name, query.get(name)?.slice(0, 3) ?? "");
  for (const [name, value] of more) page.set(name, value);
  return `${basePath}/order/${orderIn(query).named}?${page.toString()}`;
}

/** The order that an address names, as a number of the database; 0 where it names none. */
function orderIn(query: URLSearchParams): { readonly named: string; readonly orderId: number } {
  const named = /^\d{1,9}$|^1\d{9}$/.exec(query.get("order") ?? "")?.[0] ?? "0";
  return { named, orderId: Number(named) };
}

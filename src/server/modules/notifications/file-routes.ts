import type { FastifyInstance, FastifyRequest } from "fastify";
import { GOOGLE_PASS_PATH, ORDER_FILE_NAMES, ORDER_FILE_PATH } from "#contract/order-files.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { mayUse } from "#domain/accounts/policies.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { credentialsOf } from "#server/http/caller.ts";
import { countOrRefuse, type CountCall } from "#server/http/count-call.ts";
import type { Identify } from "#server/http/request.ts";
import { googlePassAddress, orderFile } from "#server/modules/notifications/files/order-files.ts";
import { letterPages } from "#server/modules/notifications/letters/letter-pages.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { orderFor, type Orders } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** What files of orders are served with. */
interface FileServing {
  readonly notifications: Notifications;
  readonly orders: Orders;
  readonly identify: Identify;
  readonly countCall: CountCall;
}

const POLICY = "order holder";

type FileRequest = FastifyRequest<{ Params: { order_id: string }; Querystring: Record<string, unknown> }>;

/**
 * Serves letters to frames of the console, and the files of an order to whoever may read it: by the key in its header or by a session, never by a key in the
 * address, which servers on the way write down.
 */
export function orderFileRoutes(app: FastifyInstance, serving: FileServing): void {
  const { notifications } = serving;
  letterPages(app, serving);
  const schema = { hide: true };
  app.get<{ Params: { order_id: string; file: string }; Querystring: Record<string, unknown> }>(
    ORDER_FILE_PATH,
    { config: { policy: POLICY, name: "orderFile" }, schema },
    async (request, reply) => {
      const file = ORDER_FILE_NAMES.find((known) => known === request.params.file);
      if (file === undefined) throw new Refusal("not-found");
      const { order, ...asking } = await openOrder(request, serving);
      const { name, type, bytes } = await orderFile(notifications, order, file, asking);
      return reply
        .header("Cache-Control", "private, no-store")
        .header("Content-Disposition", `attachment; filename="${name}"`)
        .type(type)
        .send(bytes);
    },
  );
  app.get<{ Params: { order_id: string }; Querystring: Record<string, unknown> }>(
    GOOGLE_PASS_PATH,
    { config: { policy: POLICY, name: "googlePass" }, schema },
    async (request, reply) => {
      const { order, ...asking } = await openOrder(request, serving);
      const address = await googlePassAddress(notifications, order, asking);
      return reply.header("Cache-Control", "private, no-store").redirect(address, 303);
    },
  );
}

/** The order that a request names, the language it is answered in, and the trip that it is about. */
async function openOrder(request: FileRequest, { orders, identify, countCall }: FileServing) {
  const orderId = tripNumber(request.params.order_id);
  if (orderId === undefined) throw new Refusal("not-found");
  const credentials = credentialsOf(request);
  const actor = await identify(credentials);
  if (!mayUse(POLICY, actor)) throw new Refusal("unauthorised");
  await countOrRefuse(countCall, "file", {
    address: request.ip,
    session: credentials.cookie ?? credentials.token,
    userId: identityOf(actor)?.userId ?? null,
    userHint: null,
  });
  const order = await orderFor(orders, { actor, tripId: orderId, right: "people" });
  const { lang, trip } = request.query;
  return { order, locale: LOCALES.find((known) => known === lang) ?? order.lang, tripId: tripNumber(trip) };
}

/** The number of an order or a trip in an address; undefined where it is none. */
function tripNumber(text: unknown): number | undefined {
  return /^\d{1,9}$|^1\d{9}$/.test(String(text)) ? Number(text) : undefined;
}

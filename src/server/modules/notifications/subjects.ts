import type { Kysely } from "kysely";
import type { ToldRisk } from "#domain/operation/risks.ts";
import type { MessageStanding } from "#domain/orders/message-standing.ts";
import { isPaidOnline, isPaidToDriver } from "#domain/orders/pay-by.ts";
import { writesToTraveller } from "#domain/orders/send-wishes.ts";
import { LOCALES, type Locale } from "#domain/values/locale.ts";
import type { Tables } from "#server/database/tables.ts";
import type { SubjectKind } from "#server/event-kinds.ts";
import { findEmailChange, findRecovery } from "#server/modules/accounts/index.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import { occasionBefore, type MessageToWrite } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import {
  tellOffer,
  type ToldOffer,
  tellYachtOffer,
  type ToldYachtOffer,
} from "#server/modules/notifications/requests/told-offer.ts";
import { tellEmailChange, type ToldEmailChange } from "#server/modules/notifications/told-email-change.ts";
import { tellRecovery, type ToldRecovery } from "#server/modules/notifications/told-recovery.ts";
import {
  cashBackAmounts,
  emailToken,
  findAddressee,
  findOrder,
  formerEmails,
  orderBefore,
  orderFacts,
  orderKey,
  type Addressee,
  type StoredOrder,
} from "#server/modules/orders/index.ts";
import { findSetAside, evidenceDue, returnedFor, type StoredSetAside } from "#server/modules/payments/index.ts";
import {
  findOffer,
  findRequest,
  findRouteRequest,
  type StoredRouteRequest,
  findYachtRequest,
  type StoredYachtRequest,
} from "#server/modules/requests/index.ts";

/** The subject of each kind, as the writers of messages get it. */
export interface ToldSubjects {
  readonly order: ToldOrder;
  readonly "route-request": StoredRouteRequest;
  readonly "yacht-request": StoredYachtRequest;
  readonly offer: ToldOffer;
  readonly "yacht-offer": ToldYachtOffer;
  readonly "set-aside": StoredSetAside;
  readonly server: readonly ToldRisk[];
  readonly recovery: ToldRecovery;
  readonly "email-change": ToldEmailChange;
}

/** The readers of messages about a subject. */
export interface Readers {
  /** The language to write to the traveller in. */
  readonly lang: Locale;
  /** Address of the traveller; undefined when no mail should be sent. */
  readonly traveller: string | undefined;
  /** Addresses that it had before. */
  readonly formers?: readonly string[];
  /** It was ordered without an account. */
  readonly isAnonymous: boolean;
  /** Grows with every change of the subject. */
  readonly version: number;
  /** Of an order: what of it is cancelled. */
  readonly standing?: MessageStanding;
  /** The traveller pays by card before anything else. */
  readonly paysFirst?: boolean;
  /** The driver is paid, in cash. */
  readonly paysDriver?: boolean;
  /** The staff took it by telephone, so nobody stands on a page of ours. */
  readonly isByPhone?: boolean;
  /** A person of the operator is asked to confirm it. */
  readonly asksOperator?: boolean;
}

/** How to read the subjects of one kind; undefined when one no longer exists. */
interface SubjectSource<Told> {
  readers(db: Kysely<Tables>, id: number): Promise<Readers | undefined>;
  /** With what it was before everything that messages of the named kinds have not told. */
  told(notifications: Notifications, message: MessageToWrite, toldBy?: readonly string[]): Promise<Told | undefined>;
}

/** No traveller reads about it. */
const OPERATOR_ONLY: Readers = { lang: LOCALES[0], traveller: undefined, isAnonymous: false, version: 0 };

type Asked = Pick<StoredYachtRequest, "lang" | "email" | "version">;

function readersOfRequest(request: Asked | undefined): Readers | undefined {
  if (request === undefined) return undefined;
  const { lang, email, version } = request;
  return { lang, traveller: email || undefined, isAnonymous: true, version };
}

async function readersOfOffer(db: Kysely<Tables>, id: number): Promise<Readers | undefined> {
  const offer = await findOffer(db, id);
  const request = offer && (await findRequest(db, offer.request_kind, offer.request_id));
  return readersOfRequest(request && { ...request, version: 0 });
}

/** How to read the subjects of each kind. */
export const SUBJECTS: { readonly [Kind in SubjectKind]: SubjectSource<ToldSubjects[Kind]> } = {
  order: {
    async readers(db, id) {
      const order = await findAddressee(db, id);
      if (order === undefined) return undefined;
      const { lang, version } = order;
      const paysFirst = isPaidOnline(order.pay_by) && order.amount > 0;
      const paysDriver = isPaidToDriver(order.pay_by);
      const isByPhone = order.placed_by !== null;
      const asksOperator = order.trips.some(({ confirm_hours: hours }) => hours !== null);
      const traveller = travellerOf(order);
      const formers = traveller === undefined ? [] : await formerEmails(db, id);
      const isAnonymous = order.account_id === null;
      const isCancelled = order.state === "cancelled";
      const standing = {
        isCancelled,
        hasCancelled: isCancelled || order.trips.some(({ state }) => state === "cancelled"),
      };
      return {
        lang,
        traveller,
        formers,
        isAnonymous,
        version,
        standing,
        paysFirst,
        paysDriver,
        isByPhone,
        asksOperator,
      };
    },
    async told(notifications, message, toldBy) {
      const order = await findOrder(notifications.db, message.subject_id);
      if (order === undefined) return undefined;
      const told = await tellOrder(notifications, order);
      return toldBy ? { ...told, before: await factsBefore(notifications, order, message, toldBy) } : told;
    },
  },
  "route-request": {
    readers: async (db, id) => readersOfRequest(await findRouteRequest(db, id)),
    told: ({ db }, { subject_id: id }) => findRouteRequest(db, id),
  },
  "yacht-request": {
    readers: async (db, id) => readersOfRequest(await findYachtRequest(db, id)),
    told: ({ db }, { subject_id: id }) => findYachtRequest(db, id),
  },
  offer: { readers: readersOfOffer, told: (notifications, { subject_id: id }) => tellOffer(notifications, id) },
  "yacht-offer": {
    readers: readersOfOffer,
    told: (notifications, { subject_id: id }) => tellYachtOffer(notifications, id),
  },
  "set-aside": {
    readers: async () => OPERATOR_ONLY,
    told: ({ db }, { subject_id: id }) => findSetAside(db, id),
  },
  server: {
    readers: async () => OPERATOR_ONLY,
    told: ({ findRisks }) => findRisks(),
  },
  recovery: {
    async readers(db, id) {
      const recovery = await findRecovery(db, id);
      // Whoever asks is unknown, so the address gets no more letters than it may.
      return recovery && { lang: recovery.lang, traveller: recovery.email, isAnonymous: true, version: 0 };
    },
    told: (notifications, { subject_id: id }) => tellRecovery(notifications, id),
  },
  "email-change": {
    async readers(db, id) {
      const change = await findEmailChange(db, id);
      if (change === undefined) return undefined;
      const { lang, email, former } = change;
      return { lang, traveller: email, formers: [former], isAnonymous: true, version: 0 };
    },
    told: (notifications, { subject_id: id }) => tellEmailChange(notifications, id),
  },
};

/** Collects what a message needs to know about an order, as it is now. */
export async function tellOrder(notifications: Notifications, order: StoredOrder): Promise<ToldOrder> {
  const { clock, secret, publicUrl, basePath, seller } = notifications;
  const facts = await orderFacts(order, notifications);
  return {
    order: facts,
    paid: facts.isPaid ? facts.received : null,
    returned: await returnedFor(notifications.db, order.order_id),
    cashBack: await cashBackAmounts(notifications.db, order),
    evidenceDue: await evidenceDue(notifications.db, order.order_id),
    page: `${publicUrl}${basePath}/order/${order.order_id}`,
    key: orderKey(secret, order.order_id, order.key_salt),
    newEmail: order.new_email === "" ? undefined : { address: order.new_email, token: emailToken(secret, order) },
    seller,
    now: clock(),
  };
}

/** The order before everything that its last message of these kinds has not told. */
async function factsBefore(
  notifications: Notifications,
  order: StoredOrder,
  { occasion }: MessageToWrite,
  kinds: readonly string[],
) {
  const { db } = notifications;
  const after = await occasionBefore(db, order.order_id, kinds, occasion);
  const before = await orderBefore(db, order, { after, upTo: occasion });
  return before && orderFacts(before, notifications);
}

/**
 * The traveller's address for an order: a legal entity may order without one, and a reseller can ask us not to write
 * (decision 0019).
 */
function travellerOf({ customer_email: email, trips }: Addressee): string | undefined {
  return email !== "" && writesToTraveller(trips) ? email : undefined;
}

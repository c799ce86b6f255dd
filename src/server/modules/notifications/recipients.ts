import type { Locale } from "#domain/values/locale.ts";
import type { Recipient } from "#server/modules/notifications/message/message.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import type { Readers } from "#server/modules/notifications/subjects.ts";

/** How the readers of one kind are reached. */
interface Reaching {
  readonly addresses: (readers: Readers, notifications: Notifications) => readonly string[];
  readonly lang: (readers: Readers, notifications: Notifications) => Locale;
  /** Whether e-mails to one address are limited, because a stranger can cause them. */
  readonly isCapped: (readers: Readers) => boolean;
  /** Reads nothing about an order before it is paid. */
  readonly afterPayment: boolean;
}

/** How the readers of each kind are reached. */
export const RECIPIENTS: Readonly<Record<Recipient, Reaching>> = {
  traveller: {
    addresses: ({ traveller }) => (traveller === undefined ? [] : [traveller]),
    lang: ({ lang }) => lang,
    isCapped: ({ isAnonymous }) => isAnonymous,
    afterPayment: false,
  },
  former: {
    addresses: ({ formers = [] }) => formers,
    lang: ({ lang }) => lang,
    isCapped: ({ isAnonymous }) => isAnonymous,
    afterPayment: false,
  },
  operator: {
    addresses: (_, { operatorMail }) => [operatorMail],
    lang: (_, { operatorLang }) => operatorLang,
    isCapped: () => false,
    afterPayment: true,
  },
};

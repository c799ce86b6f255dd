import type { MessageHolds } from "#domain/orders/message-standing.ts";
import type { EVENT_KINDS, EventName, SubjectKind } from "#server/event-kinds.ts";
import type { Message, Recipient, Sending } from "#server/modules/notifications/message/message.ts";
import type { MessageToWrite } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { SUBJECTS, type ToldSubjects } from "#server/modules/notifications/subjects.ts";

/** One kind of message about one kind of subject. */
interface KindOf<Kind extends SubjectKind> {
  /** The events that trigger it; absent when it is only sent on request. */
  readonly on?: readonly { [Name in EventName]: (typeof EVENT_KINDS)[Name] extends Kind ? Name : never }[EventName][];
  readonly to: Recipient;
  readonly tellsChanges?: true;
  readonly withCalendar?: true;
  /** Sent for each version of its subject; otherwise only once. */
  readonly perVersion?: true;
  /** Not sent where the operator is asked to confirm, which tells the same. */
  readonly unlessAsked?: true;
  /** Undefined when there is nothing to tell any more. */
  readonly write: (told: ToldSubjects[Kind], sending: Sending) => Message | undefined;
}

/** An entry of the table of messages. */
export interface MessageKindEntry extends Omit<KindOf<SubjectKind>, "write"> {
  readonly about: SubjectKind;
  /** Messages about other subjects end with them. */
  readonly holds?: MessageHolds;
  /** Writes the message from the current state of its subject; undefined when there is nothing to tell any more. */
  readonly write: (notifications: Notifications, message: MessageToWrite) => Promise<Message | undefined>;
}

/** An entry of the table of messages about orders. */
export function aboutOrder(holds: MessageHolds, entry: KindOf<"order">): MessageKindEntry {
  return { ...entryOf("order", entry), holds };
}

/** An entry of the table of messages about another kind of subject. */
export function about<Kind extends Exclude<SubjectKind, "order">>(kind: Kind, entry: KindOf<Kind>): MessageKindEntry {
  return entryOf(kind, entry);
}

function entryOf<Kind extends SubjectKind>(kind: Kind, { write, ...entry }: KindOf<Kind>): MessageKindEntry {
  return {
    ...entry,
    about: kind,
    write: async (notifications, message) => {
      const told = await SUBJECTS[kind].told(notifications, message, entry.tellsChanges && [message.kind]);
      const { lang: locale, recipient, occasion, own_words: own } = message;
      return told && write(told, { to: entry.to, locale, recipient, occasion, ownWords: own ?? undefined });
    },
  };
}

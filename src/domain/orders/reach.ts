/** How the traveller of an order can be told of something: by e-mail, by text message, or only by calling them. */
export const REACHES = ["email", "text", "call"] as const;

/** One of them. */
export type Reach = (typeof REACHES)[number];

/** What this installation can send to travellers. */
export interface Sending {
  readonly email: boolean;
  readonly text: boolean;
}

/**
 * How a traveller is reached. Text messages take the place of e-mails for callers who have left a phone only, where the operator has a
 * gateway for them.
 */
export function reachOf(
  { email, isByPhone }: { readonly email: string; readonly isByPhone: boolean },
  sending: Sending,
): Reach {
  if (email !== "") return sending.email ? "email" : "call";
  return isByPhone && sending.text ? "text" : "call";
}

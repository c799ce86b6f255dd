import type { RequestKind } from "#domain/requests/request-state.ts";

/** What letters are about: an order, or a request with its offers. */
export type LettersAbout = { readonly orderId: number } | { readonly kind: RequestKind; readonly requestId: number };

/** Where the HTML of a letter is shown, for a frame. */
export function letterPage(about: LettersAbout, messageId: number): string {
  const subject = "orderId" in about ? `orders/${about.orderId}` : `requests/${about.kind}/${about.requestId}`;
  return `/operator/v1/${subject}/letters/${messageId}/page`;
}

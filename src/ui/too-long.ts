import { createContext, use, type MouseEvent } from "react";

/** Says in the page's words that a text is longer than `most` allows; undefined where it is not. */
export type TooLongWords = (text: string, most: number) => string | undefined;

/** Gives the fields of a page the rule of lengths and its words. */
export const TooLongContext = createContext<TooLongWords>(() => undefined);

/** Why a field's text is too long. A field keeps the whole text, so that nothing pasted is lost unseen. */
export function useTooLong(text: string, most: number | undefined): string | undefined {
  const words = use(TooLongContext);
  return most === undefined ? undefined : words(text, most);
}

/** Focuses the first field of a form whose text is too long; answers whether there is one. */
export function focusTooLong(form: ParentNode | null): boolean {
  const field = form?.querySelector<HTMLElement>("[data-too-long]");
  field?.focus();
  return Boolean(field);
}

/** Keeps a press from sending a form or window in which a text is too long. */
export function stopTooLong(event: MouseEvent<HTMLElement>): boolean {
  const isStopped = focusTooLong(event.currentTarget.closest("form, dialog"));
  if (isStopped) event.preventDefault();
  return isStopped;
}

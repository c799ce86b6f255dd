import { startHere } from "#ui/start-here.ts";

/** Used as the `ref` of what gets the focus when its dialog opens, or when it comes into an open one. */
export function goOnHere(field: HTMLElement | null): void {
  startHere(field);
  if (field?.closest("dialog")?.open) field.focus();
}

/**
 * Used as the `ref` of what gets the focus when its dialog opens, or when it comes into an open one; React's own `autoFocus` acts too
 * early.
 */
export function startHere(field: HTMLElement | null): void {
  field?.setAttribute("autofocus", "");
  if (field?.closest("dialog")?.open) field.focus();
}

/** Used as the `ref` of a field that gets the focus when its dialog opens; React's own `autoFocus` acts too early. */
export function startHere(field: HTMLElement | null): void {
  field?.setAttribute("autofocus", "");
}

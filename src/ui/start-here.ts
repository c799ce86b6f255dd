/** Put on a field as its `ref`, so that a dialog gives it the focus when it opens; the property that React knows acts too early. */
export function startHere(field: HTMLElement | null): void {
  field?.setAttribute("autofocus", "");
}

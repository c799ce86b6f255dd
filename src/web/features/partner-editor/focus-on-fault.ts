/** Shows the first field whose content cannot be saved: its section unfolds, and it takes the focus; false where there is none. */
export function focusOnFault(panel: HTMLElement | null): boolean {
  const field = panel?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (!field) return false;
  const section = field.closest("details");
  if (section !== null) section.open = true;
  field.focus();
  return true;
}

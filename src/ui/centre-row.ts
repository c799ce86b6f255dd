/** Scrolls a list, and nothing around it, until the row matching a selector is in the middle. */
export function centreRow(list: HTMLElement | null, selector: string): void {
  const row = list?.querySelector<HTMLElement>(selector);
  if (list && row) list.scrollTop = row.offsetTop - (list.clientHeight - row.clientHeight) / 2;
}

/**
 * Numbers for a style sheet, given to an element as properties of its own. They are set through its ref: a page that allows no style
 * attributes takes no HTML that has them.
 */
export function setVars(values: Readonly<Record<`--${string}`, string | number>>) {
  return (element: HTMLElement | null): void => {
    for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, String(value));
  };
}

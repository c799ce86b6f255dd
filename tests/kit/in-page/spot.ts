import { upFrom } from "./reach.ts";

/** Where a mouse would press the element, in the outermost window; if it cannot, a description of the obstacle. */
export function spotOf(element: Element): { x: number; y: number } | string {
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  let covered = "nothing";
  for (const target of [element, ...labels]) {
    const box = target.getBoundingClientRect();
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const root = target.getRootNode();
    const hit = root instanceof ShadowRoot ? root.elementFromPoint(x, y) : document.elementFromPoint(x, y);
    const reached = hit === null ? [] : [...upFrom(hit)];
    if (reached.includes(target) || labels.some((label) => reached.includes(label))) {
      const frame = window.frameElement;
      const edge = frame?.getBoundingClientRect();
      return { x: x + (edge?.left ?? 0) + (frame?.clientLeft ?? 0), y: y + (edge?.top ?? 0) + (frame?.clientTop ?? 0) };
    }
    covered = hit === null ? "the edge of the window" : `<${hit.localName} class="${hit.getAttribute("class") ?? ""}">`;
  }
  return `covered by ${covered}`;
}

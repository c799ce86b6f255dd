import { createRoot, type Root } from "react-dom/client";

/** What React keeps on a document from its first root there on: one listener, and a mark that it stands. */
type Kept = { readonly listened: Parameters<Document["addEventListener"]>[]; readonly marks: readonly string[] };

let kept: Kept | undefined;
let guests = 0;

/** A root of React in another site's page: the last one that goes takes with it what React has left on the page's document. */
export function guestRoot(container: HTMLElement): Pick<Root, "render" | "unmount"> {
  const { ownerDocument } = container;
  const own = () => Object.keys(ownerDocument);
  const [before, listened] = [new Set(own()), [] as Kept["listened"]];
  // For this one call the document notes what is added to it; React gives no other way to learn of it.
  ownerDocument.addEventListener = (...listener: Kept["listened"][number]) => {
    listened.push(listener);
    Document.prototype.addEventListener.apply(ownerDocument, listener);
  };
  const root = createRoot(container);
  Reflect.deleteProperty(ownerDocument, "addEventListener");
  kept ??= { listened, marks: own().filter((name) => !before.has(name)) };
  guests += 1;
  return {
    render: (content) => root.render(content),
    unmount: () => {
      root.unmount();
      guests -= 1;
      if (guests > 0 || kept === undefined) return;
      for (const listener of kept.listened) ownerDocument.removeEventListener(...listener);
      for (const mark of kept.marks) Reflect.deleteProperty(ownerDocument, mark);
      kept = undefined;
    },
  };
}

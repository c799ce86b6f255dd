import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

type Mounted = { readonly destroy: () => void };
type Nameboard = { mount: (parent: Element, options: Readonly<Record<string, string>>) => Mounted };

declare global {
  interface Window {
    Nameboard?: Nameboard | ((nameboard: Nameboard) => void)[];
  }
}

/** Asks for the module, also before its file has come: calls wait in a list. */
function withNameboard(call: (nameboard: Nameboard) => void): void {
  const known = (window.Nameboard ??= []);
  if (Array.isArray(known)) known.push(call);
  else call(known);
}

/** The module as a part of an app, which mounts and removes it as often as it likes. */
function Booking({ onOrder }: { readonly onOrder: (order: number) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    let mounted: Mounted | undefined;
    let isGone = false;
    const hear = (event: Event) => onOrder((event as CustomEvent<{ order: number }>).detail.order);
    element?.addEventListener("nameboard:order", hear);
    withNameboard((nameboard) => {
      if (element === null || isGone) return;
      mounted = nameboard.mount(element, { partner: "1863", lang: "en", from: "a2434", to: "g2643743", fixed: "to" });
    });
    return () => {
      isGone = true;
      element?.removeEventListener("nameboard:order", hear);
      mounted?.destroy();
    };
  }, [onOrder]);
  return <div ref={place} style={{ width: 760, maxWidth: "100%" }} />;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  const [order, setOrder] = useState<number>();
  return (
    <main>
      <h1>Alder Row</h1>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide the cars" : "Show the cars"}
      </button>
      {isOpen && <Booking onOrder={setOrder} />}
      {order !== undefined && <p>Your booking: {order}</p>}
    </main>
  );
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<Page />);

import { NameboardBooking } from "@nameboard/embed/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";

/** An app with the module as one of its parts, which comes and goes as often as it likes. */
function Page() {
  const [isOpen, setOpen] = useState(true);
  const [order, setOrder] = useState<number>();
  return (
    <main>
      <h1>Alder Row</h1>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide the cars" : "Show the cars"}
      </button>
      {isOpen && (
        <NameboardBooking
          server="http://localhost:3000"
          partner={1863}
          lang="en"
          from="a2434"
          to="g2643743"
          fixed="to"
          style={{ width: 760, maxWidth: "100%" }}
          onOrder={(placed) => setOrder(placed.order)}
        />
      )}
      {order !== undefined && <p>Your booking: {order}</p>}
    </main>
  );
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<Page />);

import { useId, useState } from "react";
import { Disclosure } from "#ui/disclosure.tsx";
import { CircleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { FormError } from "#web/features/booking/checks/form-error.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./fault-list.module.css";
import { formFaults, spokenFaults, type FaultForm } from "./form-faults.ts";
import { useSaidFields } from "./said-fields.ts";

type FaultListProps = FaultForm & {
  readonly title: string;
  readonly errors: ReadonlyMap<FieldId, FormError>;
  /** How often the button was pressed: each press says once what it found, and the list then follows in silence. */
  readonly presses: number;
  /** Stands in the bar of a phone, where only its line is seen until it is unfolded. */
  readonly isBar: boolean;
};

/** Everything that keeps the form from being sent: what to do, and a link to the field where it is done. */
export function FaultList({ title, errors, trips, cars, presses, isBar }: FaultListProps) {
  const faults = formFaults(errors, { trips, cars }, usePage(), useSaidFields());
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const list = (
    <ul className={css["list"]}>
      {faults.map(({ id, place, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
              focusField(id);
            }}
          >
            {place !== "" && <span className={css["place"]}>{place} · </span>}
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  const said = <SaidOnce key={presses} text={spokenFaults(title, faults)} />;
  const alert = <Icon glyph={CircleAlert} size={18} />;
  if (isBar) {
    return (
      <div className={css["bar"]}>
        {said}
        <Disclosure look="link" icon={alert} summary={title} open={open} onToggle={setOpen}>
          {list}
        </Disclosure>
      </div>
    );
  }
  return (
    <section className={css["card"]} data-surface="paper" aria-labelledby={titleId}>
      {said}
      <h2 id={titleId} className={css["title"]}>
        {alert}
        {title}
      </h2>
      {list}
    </section>
  );
}

/** Reads a text out when it appears, and nothing when it changes. */
function SaidOnce({ text }: { readonly text: string }) {
  const [said] = useState(text);
  return (
    <VisuallyHidden>
      <span role="alert">{said}</span>
    </VisuallyHidden>
  );
}

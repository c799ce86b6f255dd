import { useId, type ReactNode } from "react";
import css from "./desk-card.module.css";

type DeskCardProps = { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode };

/** One sheet of the page of an order, with what belongs beside its title. */
export function DeskCard({ title, aside, children }: DeskCardProps) {
  const id = useId();
  return (
    <section className={css["card"]} data-surface="paper" aria-labelledby={id}>
      <div className={css["head"]}>
        <h2 id={id} className={css["title"]}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type FactProps = { readonly label: string; readonly children: ReactNode };

/** A line of a sheet: what it is, and what it says. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={css["fact"]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

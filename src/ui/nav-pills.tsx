import type { MouseEvent } from "react";
import css from "./nav-pills.module.css";

type NavPill = { readonly key: string; readonly label: string; readonly href: string };
type NavPillsProps = {
  readonly label: string;
  readonly items: readonly NavPill[];
  readonly current: string;
  readonly onPick?: (key: string, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The product's main sections as links: pills in a header, one even track on phones. */
export function NavPills({ label, items, current, onPick }: NavPillsProps) {
  return (
    <nav aria-label={label} className={css["nav"]}>
      {items.map(({ key, label: text, href }) => (
        <a
          key={key}
          href={href}
          className={css["pill"]}
          data-surface={key === current ? "paper" : undefined}
          aria-current={key === current ? "page" : undefined}
          onClick={(event) => onPick?.(key, event)}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

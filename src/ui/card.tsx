import type { ReactNode } from "react";
import css from "./card.module.css";

type CardProps = {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly level?: 2 | 3;
  readonly as?: "section" | "div" | "article" | "li" | "aside";
  readonly label?: string;
  readonly id?: string;
  readonly look?: "plain" | "chosen" | "raised";
  readonly tag?: ReactNode;
  readonly flush?: boolean;
  readonly children: ReactNode;
};

/**
 * A sheet of paper with a hairline around every group; `flush` lets pictures reach the edge, `tag` sits on the upper edge.
 */
export function Card(props: CardProps) {
  const {
    title,
    aside,
    level = 2,
    as: Tag = "section",
    label,
    id,
    look = "plain",
    tag,
    flush = false,
    children,
  } = props;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Tag
      className={css["card"]}
      data-surface="paper"
      id={id}
      aria-label={label}
      data-look={look}
      data-flush={flush || undefined}
    >
      {tag !== undefined && <div className={css["tag"]}>{tag}</div>}
      {title !== undefined && (
        <header className={css["head"]}>
          <Heading className={css["title"]} data-level={level}>
            {title}
          </Heading>
          {aside !== undefined && <div className={css["aside"]}>{aside}</div>}
        </header>
      )}
      {children}
    </Tag>
  );
}

import { Fragment, type ReactNode } from "react";

type WordedLinksProps = {
  /** A text with the names of its links in braces. */
  readonly text: string;
  readonly links: Readonly<Record<string, ReactNode>>;
};

/** A sentence with links in it, in the order of its language. */
export function WordedLinks({ text, links }: WordedLinksProps) {
  // Every second piece is a name.
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : links[piece]}</Fragment>);
}

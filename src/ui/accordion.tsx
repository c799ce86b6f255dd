import { useId, type ReactNode } from "react";
import { Disclosure } from "#ui/disclosure.tsx";
import css from "./accordion.module.css";

/** One section of an accordion. */
type AccordionSection = {
  readonly key: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** Unfolded at first. */
  readonly open?: boolean;
  readonly content: ReactNode;
};

type AccordionProps = {
  readonly sections: readonly AccordionSection[];
  /** Heading level of the sections on their page. */
  readonly level: 2 | 3 | 4;
  /** Unfolding one section folds the others. */
  readonly single?: boolean;
};

/** Sections under headings that unfold; works before any script has loaded. */
export function Accordion({ sections, level, single = false }: AccordionProps) {
  const name = useId();
  return (
    <div className={css["accordion"]} data-surface="paper">
      {sections.map(({ key, title, content, ...rest }) => (
        <Disclosure key={key} {...rest} summary={title} level={level} name={single ? name : undefined}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}

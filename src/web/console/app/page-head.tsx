import type { ReactNode } from "react";
import { ArrowLeft } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "./bar-button.tsx";
import css from "./page-head.module.css";

type PageHeadProps = {
  readonly title: string;
  /** The way to the screen that one comes from. */
  readonly back?: { readonly label: string; readonly onPress: () => void };
  /**
   * One line above a list, the default; several lines where there is no room for one; the same with a line below, above columns; or inside a page
   * that has an edge of its own.
   */
  readonly look?: "line" | "wrapped" | "ruled" | "inset";
  /** What stands behind the title, each in its place. */
  readonly children?: ReactNode;
  /** What stands at the other end. */
  readonly aside?: ReactNode;
};

/** The head of a screen: the way back, its title, and what is told of it or done with it. */
export function PageHead({ title, back, look = "line", children, aside }: PageHeadProps) {
  return (
    <header className={css["head"]} data-look={look}>
      {back !== undefined && (
        <BarButton icon={<Icon glyph={ArrowLeft} size={16} />} command="back" onClick={back.onPress}>
          {back.label}
        </BarButton>
      )}
      <h1 className={css["title"]}>{title}</h1>
      {children}
      {aside !== undefined && <div className={css["aside"]}>{aside}</div>}
    </header>
  );
}

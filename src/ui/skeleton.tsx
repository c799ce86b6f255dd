import css from "./skeleton.module.css";

type SkeletonProps = {
  readonly shape?: "line" | "title" | "price" | "button" | "picture" | "circle" | "field";
  readonly width?: "quarter" | "third" | "half" | "most" | "full";
};

/** Holds the place of something that is on its way, in its shape, so that nothing moves when it comes. */
export function Skeleton({ shape = "line", width = "full" }: SkeletonProps) {
  return <span className={css["skeleton"]} data-shape={shape} data-width={width} aria-hidden="true" />;
}

import css from "./skeleton.module.css";

type SkeletonProps = {
  readonly shape?: "line" | "title" | "price" | "button" | "picture" | "circle" | "field";
  readonly width?: "quarter" | "third" | "half" | "most" | "full";
};

/** A placeholder in the shape of content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ shape = "line", width = "full" }: SkeletonProps) {
  return <span className={css["skeleton"]} data-shape={shape} data-width={width} aria-hidden="true" />;
}

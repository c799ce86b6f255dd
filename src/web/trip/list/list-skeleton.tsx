import { Skeleton } from "#ui/skeleton.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./list-skeleton.module.css";

/** Milliseconds of waiting after which the list says that it takes longer than usual. */
const SLOW_MS = 6000;

/** The shape of a list of cars while its prices are loading, with a row of tools above it or without: nothing moves when they arrive. */
export function ListSkeleton({ tools = false }: { readonly tools?: boolean }) {
  const { t } = usePage();
  const isSlow = useDelayed(true, SLOW_MS, false);
  return (
    <>
      {/* Outside of what is busy, where a change would be kept from those who listen. */}
      <VisuallyHidden live>{t(isSlow ? "prices.slow" : "prices.loading")}</VisuallyHidden>
      <div className={css["list"]} aria-busy="true">
        <h2 className={css["title"]}>
          <VisuallyHidden>{t("prices.heading")}</VisuallyHidden>
          <Skeleton shape="title" width="third" />
        </h2>
        {tools && (
          <div className={css["tools"]}>
            <Skeleton shape="button" />
          </div>
        )}
        <div className={css["heading"]}>
          {isSlow ? <p aria-hidden="true">{t("prices.slow")}</p> : <Skeleton width="half" />}
        </div>
        {[0, 1, 2, 3, 4].map((index) => (
          <div key={index} className={css["card"]} data-surface="paper">
            <div className={css["picture"]}>
              <Skeleton shape="picture" />
            </div>
            <div className={css["about"]}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="most" />
              <Skeleton width="half" />
            </div>
            <div className={css["price"]}>
              <Skeleton shape="price" />
            </div>
            <div className={css["choose"]}>
              <Skeleton shape="button" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDuration } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { ArrowRight, TriangleAlert, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { PricedRoute } from "#web/features/prices/prices-query.ts";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { ReturnState } from "./return-prices.ts";
import css from "./return-trip.module.css";

type ReturnTripProps = {
  readonly route: PricedRoute;
  readonly state: Exclude<ReturnState, "none">;
  /** The cars of the list with their ways back. */
  readonly items: readonly PriceItem[];
  readonly onRetry: () => void;
  readonly onRemove: () => void;
};

/** The way back of a search: what it costs with the way there, or why it has no price, and how to do without it. */
export function ReturnTrip({ route: { from, to }, state, items, onRetry, onRemove }: ReturnTripProps) {
  const { t } = usePage();
  const isProblem = state === "absent" || state === "failed";
  return (
    <section className={css["trip"]} data-tone={isProblem ? "warning" : undefined} data-surface="paper">
      <div className={css["words"]}>
        <h2>
          {t("prices.return")}
          <span className={css["route"]}>
            {to.structured_formatting.main_text} <Icon glyph={ArrowRight} size={16} />{" "}
            {from.structured_formatting.main_text}
          </span>
        </h2>
        <div className={css["state"]} role={isProblem ? "alert" : "status"}>
          {!isProblem && (
            <div className={css["facts"]}>
              {state === "asking" && (
                <p className={css["asking"]}>
                  <Spinner size={16} /> {t("prices.returnAsking")}
                </p>
              )}
              <ReturnFacts items={items} />
            </div>
          )}
          {isProblem && (
            <>
              <Icon glyph={TriangleAlert} size={18} />
              <p>{t("DataForms.Routes.error")}</p>
              <Button look="link" size="card" onClick={onRetry}>
                {t("common.retry")}
              </Button>
            </>
          )}
        </div>
      </div>
      <IconButton label={t("prices.returnRemove")} icon={<Icon glyph={X} size={20} />} onClick={onRemove} />
    </section>
  );
}

/** The lowest price of the way back, its discount, and how long the driver waits there: less than at an airport. */
function ReturnFacts({ items }: { readonly items: readonly PriceItem[] }) {
  const { t, locale, money } = usePricedPage();
  const backs = items.flatMap(({ reverse_price: back, currency }) => (back ? [{ ...back, currency }] : []));
  const [first, ...others] = backs;
  if (first === undefined) return null;
  const least = others.reduce((best, back) => (back.price < best.price ? back : best), first);
  const discount = Math.min(...backs.map(({ discount_percent: percent }) => percent));
  const waiting = Math.min(...backs.map(({ terms }) => terms.free_waiting));
  const facts = [
    t("prices.returnFrom", { price: money(least.price, least.currency) }),
    ...(discount > 0 ? [t("prices.returnDiscount", { percent: discount })] : []),
    ...(waiting > 0 ? [t("prices.returnWaits", { time: formatDuration(waiting * 60, locale) })] : []),
  ];
  return <p>{facts.join(", ")}</p>;
}

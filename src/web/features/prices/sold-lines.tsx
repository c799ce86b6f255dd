import type { OrderView } from "#contract/orders/orders.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { usePage } from "#web/page/page.tsx";
import { PriceLineTable } from "./price-line-table.tsx";
import css from "./price-lines.module.css";

/** The price breakdown of an order's rides as sold, closed at first. */
export function SoldLines({ trips }: { readonly trips: OrderView["trips"] }) {
  const { t } = usePage();
  const isRound = trips.length > 1;
  const sold = trips.flatMap(({ order_id: key, price_lines: lines }, index) =>
    lines
      ? [{ key, lines, caption: isRound ? t(index === 0 ? "prices.linesThere" : "prices.linesBack") : undefined }]
      : [],
  );
  if (sold.length === 0) return null;
  return (
    <Disclosure look="link" summary={t("prices.lines")}>
      <div className={css["rides"]}>
        {sold.map(({ key, ...table }) => (
          <div key={key}>
            <PriceLineTable {...table} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

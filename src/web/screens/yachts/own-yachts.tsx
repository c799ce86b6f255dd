import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./own-yachts.module.css";

type OwnYachtsProps = {
  /** Who looks, 0 for a visitor. */
  readonly accountId: number;
};

/** The yachts of whoever looks, above their trips; nothing where there are none. */
export function OwnYachts({ accountId }: OwnYachtsProps) {
  const { t, locale, money } = usePricedPage();
  const { options } = usePage();
  const api = useLastingApi();
  const search = pageSearch(useSearch());
  const { data } = useQuery({
    queryKey: ["own-yachts", accountId],
    queryFn: ({ signal }) => api("findYachtOrders", { signal }),
    refetchOnWindowFocus: true,
  });
  if (data === undefined || data.orders.length === 0) return null;
  return (
    <section className={css["yachts"]}>
      <h2>{t("orders.list.yachts")}</h2>
      {data.orders.map((one) => (
        <Card key={one.order_id} as="div">
          <div className={css["row"]}>
            <div>
              <a href={`${options.basePath}/order/${one.order_id}${search}`} className={css["name"]}>
                {one.vessel}
              </a>
              <p>{`${formatDayTime(one.starts, locale)} · ${one.place}`}</p>
              <p className={css["soft"]}>{t(`orders.list.yacht.${one.state}` as "orders.list.yacht.placed")}</p>
            </div>
            {one.state !== "cancelled" && (
              <div className={css["sums"]}>
                <b>{money(one.total, one.currency)}</b>
                <span className={css["soft"]}>
                  {one.due > 0
                    ? t("orders.list.yachtDue", { sum: money(one.due, one.currency) })
                    : one.paid > 0
                      ? t("orders.list.yachtPaid")
                      : ""}
                </span>
              </div>
            )}
          </div>
        </Card>
      ))}
    </section>
  );
}

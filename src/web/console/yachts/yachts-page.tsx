import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { YachtRowView } from "#contract/console/orders/yachts.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import type { TripState as State } from "#domain/orders/trip-state.ts";
import { YACHT_FILTERS } from "#domain/yachts/yacht-moves.ts";
import { formatDayTime, formatShortDay } from "#i18n/format.ts";
import { Segmented } from "#ui/segmented.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ListWaiting } from "#web/console/app/list-waiting.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import frame from "#web/console/app/page.module.css";
import { TripState } from "#web/console/board/trip-state.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import rows from "#web/console/lists/rows.module.css";
import { useDelayed } from "#web/lib/use-delayed.ts";
import css from "./yachts-page.module.css";

/** After a pause this long in the typing the server is asked. */
const PAUSE_MS = 200;

/** Orders of kind yacht, the soonest first; what is looked for is found wherever it stands. */
export function YachtsPage() {
  const { t, api } = useConsole();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const address = useAddress();
  const show = YACHT_FILTERS.find((one) => one === search.get("show")) ?? "open";
  const [text, setText] = useState("");
  const q = useDelayed(text.trim(), PAUSE_MS, "");
  const list = useQuery({
    queryKey: ["board", "yachts", show, q],
    queryFn: ({ signal }) => api("findYachts", { query: { show, q }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const { data } = list;
  const counted = (one: (typeof YACHT_FILTERS)[number]): string => {
    const count = data?.counts.find((known) => known.show === one)?.count;
    const name = t(`console.yachts.show.${one}`);
    return count === undefined ? name : `${name} ${count}`;
  };
  return (
    <div className={frame["page"]}>
      <PageHead title={t("console.yachts.title")} />
      <search className={css["bar"]}>
        <Segmented
          label={t("console.yachts.show")}
          options={YACHT_FILTERS.map((value) => ({ value, label: counted(value) }))}
          value={show}
          onChange={(next) => go(address("/console/yachts", { show: next }), { replace: true })}
        />
        <div className={css["field"]}>
          <TextField
            label={t("console.yachts.search")}
            value={text}
            most={STAFF_TEXTS.sought}
            autoComplete="off"
            onChange={setText}
          />
        </div>
      </search>
      <div className={rows["list"]} aria-busy={list.isFetching}>
        <ListWaiting list={list} lines={5} />
        {data?.yachts.length === 0 && (
          <div className={rows["empty"]}>
            <p>{q === "" ? t("console.yachts.empty") : t("console.yachts.nothingFound", { text: q })}</p>
            {q === "" && (
              <BarButton onClick={() => go(address("/console/requests"))}>{t("console.yachts.toRequests")}</BarButton>
            )}
          </div>
        )}
        {data !== undefined && data.yachts.length > 0 && (
          <ul className={rows["rows"]} aria-label={t("console.yachts.title")}>
            {data.yachts.map((row) => (
              <li key={row.order_id}>
                <Link
                  className={`${rows["row"] ?? ""} ${css["row"] ?? ""}`}
                  href={address(`/console/orders/${row.order_id}`)}
                >
                  <Row row={row} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Row({ row }: { readonly row: YachtRowView }) {
  const { t, locale } = useConsole();
  const sum = (amount: number) => sumWords(amount, row.currency, locale);
  return (
    <>
      <span className={css["when"]}>
        <b>{formatDayTime(row.starts, locale)}</b>
        <small>{t("console.yachts.hours", { count: row.hours })}</small>
      </span>
      <span className={css["what"]}>
        <b>{row.vessel}</b>
        <small>{row.place}</small>
      </span>
      <span className={css["who"]}>
        <span>{row.name || t("console.masked")}</span>
        <small>{row.order_id}</small>
      </span>
      <span className={css["price"]}>
        <b>
          {row.state === "cancelled"
            ? `${t("console.yachts.fee")}: ${sum(row.total)}`
            : t("console.paidOf", { paid: sum(row.paid), total: sum(row.total) })}
        </b>
        <small data-late={row.rest_late || undefined}>{dueWords(row, { t, locale })}</small>
      </span>
      <span className={css["state"]}>
        <TripState state={row.state as State} />
      </span>
    </>
  );
}

/** What is due of a yacht and by when. */
function dueWords(row: YachtRowView, { t, locale }: Pick<ReturnType<typeof useConsole>, "t" | "locale">): string {
  if (row.due === 0) return "";
  if (row.held_until !== null) return t("console.yachts.held", { time: formatDayTime(row.held_until, locale) });
  if (row.rest_day === null || row.paid === 0)
    return t("console.yachts.due", { sum: sumWords(row.due, row.currency, locale) });
  return t(row.rest_late ? "console.yachts.restLate" : "console.yachts.restBy", {
    day: formatShortDay(row.rest_day, locale),
  });
}

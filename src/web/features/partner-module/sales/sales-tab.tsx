import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { PartnerStatement } from "#contract/reports/partner-statement.ts";
import { dateFormat, languageTag } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChevronLeft, ChevronRight, FileDown } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountFailed } from "#web/features/accounts/account-failed.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { withSearch } from "#web/page/with-search.ts";
import { salesCsv } from "./sales-csv.ts";
import { readPeriod } from "./sales-period.ts";
import { SalesTable } from "./sales-table.tsx";
import css from "./sales.module.css";

/** How long a browser may take to begin with a file, ms; until then it reads it from memory. */
const KEPT_MS = 60_000;

/** Saves a text as a file of the visitor; an address that held the text itself would be too long for a year of rides. */
function saveText(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

/** What a period came to: one row of figures for each currency, because currencies are never added. */
function SalesSums({ totals }: Pick<PartnerStatement, "totals">) {
  const { t, money } = usePricedPage();
  return (
    <Card as="div">
      <div className={css["sums"]}>
        {totals.map(({ currency, rides, off, kept, share }) => (
          <dl key={currency} className={css["figures"]}>
            <Figure name={t("accounts.sales.rides")} text={String(rides)} />
            <Figure name={t("accounts.sales.off")} text={String(off)} />
            <Figure name={t("accounts.sales.kept")} text={money(kept, currency)} />
            <Figure name={t("accounts.sales.share")} text={money(share, currency)} />
          </dl>
        ))}
        <p className={css["note"]}>{t("accounts.sales.note")}</p>
      </div>
    </Card>
  );
}

function Figure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** What was sold through a partner in a month or a year, and its share: by day, by ride, and as a file. */
export function SalesTab() {
  const page = usePage();
  const { t, locale, options } = page;
  const api = useLastingApi();
  const [path, go] = useLocation();
  const search = useSearch();
  const period = readPeriod(new URLSearchParams(search).get("period"), options.now.slice(0, 10));
  const [by, setBy] = useState<"day" | "ride">("day");
  const asked = useQuery({
    queryKey: ["partner-statement", period.text, locale],
    staleTime: 0,
    queryFn: async () => api("getStatement", { query: { from: period.from, to: period.to } }),
  });
  const show = (text: string) => go(`${path}${withSearch(search, { period: text })}`, { replace: true });
  const name = periodName(period.text, languageTag(locale));
  const { data } = asked;
  return (
    <>
      <Card as="div">
        <div className={css["period"]}>
          <IconButton
            label={t("accounts.sales.before")}
            icon={<Icon glyph={ChevronLeft} />}
            onClick={() => show(period.before)}
          />
          <h2 aria-live="polite">{name}</h2>
          <IconButton
            label={t("accounts.sales.after")}
            icon={<Icon glyph={ChevronRight} />}
            onClick={() => show(period.after)}
          />
          <div className={css["span"]}>
            <Segmented
              label={t("accounts.sales.period")}
              value={period.isYear ? "year" : "month"}
              options={(["month", "year"] as const).map((value) => ({ value, label: t(`accounts.sales.${value}`) }))}
              onChange={(span) => {
                const year = period.from.slice(0, 4);
                const isNow = year === options.now.slice(0, 4);
                show(span === "year" ? year : isNow ? options.now.slice(0, 7) : `${year}-01`);
              }}
            />
          </div>
        </div>
      </Card>
      {data === undefined ? (
        asked.isError ? (
          <AccountFailed asked={asked} />
        ) : (
          <AccountWaiting />
        )
      ) : data.trips.length === 0 ? (
        <Card as="div">
          <p className={css["note"]}>{t("accounts.sales.none")}</p>
        </Card>
      ) : (
        <>
          <SalesSums totals={data.totals} />
          <Card as="div">
            <div className={css["list"]}>
              <div className={css["tools"]}>
                <Segmented
                  label={t("accounts.sales.by")}
                  value={by}
                  options={(["day", "ride"] as const).map((value) => ({
                    value,
                    label: t(`accounts.sales.by.${value}`),
                  }))}
                  onChange={setBy}
                />
                <Button
                  size="card"
                  icon={<Icon glyph={FileDown} />}
                  onClick={() =>
                    saveText(`sales-${period.text}.csv`, "text/csv;charset=utf-8", salesCsv(data.trips, page))
                  }
                >
                  {t("accounts.sales.download")}
                </Button>
              </div>
              <SalesTable key={`${period.text} ${by}`} statement={data} by={by} caption={name} />
            </div>
          </Card>
        </>
      )}
    </>
  );
}

/** «Ноябрь 2026», "November 2026", or the year alone. */
function periodName(text: string, tag: string): string {
  if (text.length === 4) return text;
  const month = dateFormat(tag, { month: "long", timeZone: "UTC" }).format(new Date(`${text}-01T00:00:00Z`));
  return `${month.charAt(0).toLocaleUpperCase(tag)}${month.slice(1)} ${text.slice(0, 4)}`;
}

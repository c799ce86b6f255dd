import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { formatDate, formatShortDay, formatTime } from "#i18n/format.ts";
import { ListChecks } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import css from "./price-strip.module.css";
import { StripTable } from "./strip-table.tsx";
import type { TestQuery } from "./tester-address.ts";

/** Rules are told apart by as many patterns; further ones share the last. */
const PATTERNS = 4;

type PriceStripProps = {
  readonly query: TestQuery;
  readonly classId: number;
  readonly className: string;
  readonly providerId: number;
  /** The time of the question, `YYYY-MM-DD HH:mm`; empty for none. */
  readonly time: string;
  readonly onTime: (time: string) => void;
};

/** What a class costs through the day or the year, where its rules begin, and a way to walk the hours. */
export function PriceStrip({ query, classId, className, providerId, time, onTime }: PriceStripProps) {
  const { t, api, locale } = useConsole();
  const name = useId();
  const [over, setOver] = useState<"day" | "year">("day");
  const [asTable, setTable] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ["tester", "strip", query, classId, providerId, over],
    queryFn: ({ signal }) =>
      api("testPriceStrip", { query: { ...query, class_id: classId, provider_id: providerId, over }, signal }),
    placeholderData: keepPreviousData,
  });
  const cells = data?.cells ?? [];
  const isHere = (at: string) =>
    over === "day" ? at.slice(0, 13) === time.slice(0, 13) : at.slice(0, 10) === time.slice(0, 10);
  const strip = useRef<HTMLFieldSetElement>(null);
  const begin = Math.max(
    0,
    cells.findIndex(({ at, price }) => (time === "" ? price !== null : isHere(at))),
  );
  // Hours that are over, or nobody asked for, stand before what is looked at.
  useEffect(() => {
    const cell = strip.current?.querySelectorAll("label")[begin];
    if (strip.current !== null && cell !== undefined) strip.current.scrollLeft = cell.offsetLeft - 8;
  }, [begin, cells.length, over]);
  const most = Math.max(1, ...cells.map(({ price }) => price ?? 0));
  const patternOf = (rules: readonly number[]) => {
    const at = data?.rules.findIndex(({ id }) => id === rules[0]) ?? -1;
    return at < 0 ? undefined : Math.min(at, PATTERNS - 1) + 1;
  };
  const day = (cells[0]?.at ?? time).slice(0, 10);
  const wordsOf = (at: string) => (over === "day" ? formatTime(at) : formatShortDay(at, locale));
  return (
    <DeskCard
      title={
        over === "day" && day !== ""
          ? t("console.tester.dayStrip", { day: formatDate(day, locale) })
          : t("console.tester.yearStrip")
      }
      aside={<Legend rules={data?.rules ?? []} />}
    >
      <StripHead {...{ over, asTable, className }} onOver={setOver} onTable={setTable} />
      {isError && (
        <p role="alert" className={css["head"]}>
          {t("console.lost")}
          <BarButton onClick={() => void refetch()}>{t("console.again")}</BarButton>
        </p>
      )}
      {asTable && data !== undefined && <StripTable strip={data} over={over} />}
      {!asTable && (
        <fieldset ref={strip} className={css["strip"]} data-over={over}>
          <legend className={css["hidden"]}>{t("console.tester.pickTime")}</legend>
          {cells.map((cell, index) => {
            const before = cells[index - 1];
            const isChange = before === undefined || before.price !== cell.price;
            const price =
              cell.price === null ? t("console.tester.none") : sumWords(cell.price, data?.currency ?? "", locale);
            const rules = cell.rules.flatMap((id) => data?.rules.find((rule) => rule.id === id)?.name ?? []);
            const isMonth = cell.at.slice(8, 10) === "01" || index === 0;
            return (
              <label key={cell.at} className={css["cell"]} title={[wordsOf(cell.at), price, ...rules].join(" · ")}>
                <input
                  className={css["hidden"]}
                  type="radio"
                  name={name}
                  value={cell.at}
                  aria-label={[wordsOf(cell.at), price, ...rules].join(", ")}
                  checked={isHere(cell.at)}
                  onChange={() =>
                    onTime(over === "day" ? `${cell.at.slice(0, 14)}${time.slice(14, 16) || "00"}` : cell.at)
                  }
                />
                <span className={css["plot"]}>
                  {isChange && (
                    <small className={css["price"]} style={{ bottom: `${((cell.price ?? 0) / most) * 100}%` }}>
                      {price}
                    </small>
                  )}
                  <i
                    className={css["bar"]}
                    data-rule={patternOf(cell.rules)}
                    data-none={cell.price === null || undefined}
                    style={{ height: `${((cell.price ?? 0) / most) * 100}%` }}
                  />
                </span>
                <span className={css["at"]}>
                  {over === "day" ? cell.at.slice(11, 13) : isMonth && formatShortDay(cell.at, locale)}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
    </DeskCard>
  );
}

type StripHeadProps = {
  readonly over: "day" | "year";
  readonly asTable: boolean;
  readonly className: string;
  readonly onOver: (over: "day" | "year") => void;
  readonly onTable: (asTable: boolean) => void;
};

/** Over which time the prices are shown and how. */
function StripHead({ over, asTable, className, onOver, onTable }: StripHeadProps) {
  const { t } = useConsole();
  return (
    <div className={css["head"]}>
      <Segmented
        label={t("console.tester.over")}
        options={[
          { value: "day", label: t("console.tester.day") },
          { value: "year", label: t("console.tester.year") },
        ]}
        value={over}
        onChange={onOver}
      />
      <span>{t("console.tester.stripOf", { name: className })}</span>
      <BarButton icon={<Icon glyph={ListChecks} size={16} />} aria-pressed={asTable} onClick={() => onTable(!asTable)}>
        {t("console.tester.asTable")}
      </BarButton>
    </div>
  );
}

/** The pattern of each rule. */
function Legend({ rules }: { readonly rules: readonly { readonly id: number; readonly name: string }[] }) {
  const { t } = useConsole();
  return (
    <span className={css["legend"]}>
      {rules.map((rule, index) => (
        <span key={rule.id}>
          <i className={css["swatch"]} data-rule={Math.min(index, PATTERNS - 1) + 1} aria-hidden="true" />
          {rule.name}
        </span>
      ))}
      <span>
        <i className={css["swatch"]} aria-hidden="true" />
        {t("console.tester.noRule")}
      </span>
    </span>
  );
}

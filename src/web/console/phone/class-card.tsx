import { useId, type KeyboardEvent } from "react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { CAR_GRADES, type CarBody } from "#domain/tariffs/car-class.ts";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { CircleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import type { ClassRow } from "#web/console/phone/prices/class-rows.ts";
import type { PhonePrices } from "#web/console/phone/prices/use-phone-prices.ts";
import { useTimeWords } from "#web/console/phone/prices/use-time-words.ts";
import css from "./class-card.module.css";
import { RequestPart } from "./request-part.tsx";

/** Why a class cannot be had at the typed time, in the words of the check of times. */
function AbsentReason({ draft, price }: { readonly draft: PhoneDraft; readonly price: PriceItem }) {
  const { t } = useConsole();
  const { isRefused, words } = useTimeWords(draft, 0, { own: price.price_id });
  return isRefused && words.length > 0 ? words.join(". ") : t("console.phone.notThen");
}

const BODIES: readonly CarBody[] = ["sedan", "estate", "suv", "minivan", "minibus", "bus"];

/** Classes after these have no digit of their own. */
const DIGITS = 9;

type ClassCardProps = {
  readonly draft: PhoneDraft;
  readonly prices: PhonePrices;
  readonly onChoose: (carClass: number) => void;
};

/** The classes of the way as one group: arrows or a digit choose; what has no car stays with its reason. */
export function ClassCard({ draft, prices, onChoose }: ClassCardProps) {
  const { t, locale } = useConsole();
  const name = useId();
  const { rows, chosen, isAsking, isNobody, error } = prices;
  const free = rows.filter(({ lacks }) => lacks === undefined);
  const absent = rows.filter(({ lacks }) => lacks !== undefined);
  const hasEnds = draft.from.place !== null && draft.to.place !== null;
  const byDigit = (event: KeyboardEvent<HTMLInputElement>) => {
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    const row = digit === undefined ? undefined : free[Number(digit) - 1];
    if (row === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChoose(row.price.car_class.car_class_id);
    event.currentTarget.closest("fieldset")?.querySelectorAll("input")[Number(digit) - 1]?.focus();
  };
  const seats = ({ car_class: { capacity, luggage_capacity: luggage } }: PriceItem) =>
    t("console.phone.seats", { people: capacity, luggage });
  return (
    <DeskCard
      title={t("console.phone.class")}
      aside={
        <span className={css["aside"]}>
          {rows.length > 0 && t("console.phone.ofClasses", { free: free.length, all: rows.length })}
        </span>
      }
    >
      {!hasEnds && <p className={css["empty"]}>{t("console.phone.noEnds")}</p>}
      {hasEnds && isNobody && <RequestPart draft={draft} />}
      {hasEnds && error !== null && rows.length === 0 && (
        <div className={css["failed"]} role="alert">
          <p>{error instanceof Error && error.message !== "" ? error.message : t("console.failed")}</p>
          <BarButton onClick={prices.again}>{t("console.again")}</BarButton>
        </div>
      )}
      {hasEnds && rows.length === 0 && isAsking && error === null && (
        <div className={css["rows"]} aria-hidden="true">
          {[1, 2, 3, 4].map((row) => (
            <div key={row} className={css["row"]}>
              <Skeleton width="full" />
            </div>
          ))}
        </div>
      )}
      {free.length > 0 && (
        <fieldset className={css["rows"]} aria-label={t("console.phone.class")}>
          {free.map(({ price }, index) => {
            const { car_class_id: id, title, body, grade, capacity } = price.car_class;
            const isChosen = chosen?.price.car_class.car_class_id === id;
            return (
              <label key={id} className={css["row"]} data-chosen={isChosen || undefined}>
                <input
                  type="radio"
                  onKeyDown={byDigit}
                  className={css["radio"]}
                  name={name}
                  checked={isChosen}
                  onChange={() => onChoose(id)}
                />
                <span className={css["car"]}>
                  <CarDrawing
                    body={BODIES.find((one) => one === body) ?? "sedan"}
                    grade={CAR_GRADES.find((one) => one === grade) ?? "comfort"}
                    seats={capacity}
                  />
                </span>
                <span className={css["what"]}>
                  <span>
                    <b>{title}</b> <small>{seats(price)}</small>
                  </span>
                  {price.is_fast_ride && <small>{t("console.phone.short")}</small>}
                </span>
                <span className={css["price"]}>
                  {isAsking ? (
                    <Skeleton shape="price" width="full" />
                  ) : (
                    <b>{sumWords(price.price, price.currency, locale)}</b>
                  )}
                </span>
                {index < DIGITS && (
                  <kbd className={css["key"]} aria-hidden="true">
                    {index + 1}
                  </kbd>
                )}
              </label>
            );
          })}
        </fieldset>
      )}
      {absent.length > 0 && <AbsentRows draft={draft} rows={absent} />}
    </DeskCard>
  );
}

type AbsentRowsProps = { readonly draft: PhoneDraft; readonly rows: readonly ClassRow[] };

/** The classes that have no car, each with its reason. */
function AbsentRows({ draft, rows }: AbsentRowsProps) {
  const { t } = useConsole();
  return (
    <ul className={css["absent"]}>
      {rows.map((row: ClassRow) => (
        <li key={row.price.car_class.car_class_id}>
          <b>{row.price.car_class.title}</b> <Icon glyph={CircleAlert} size={16} />
          <span>
            {row.lacks === "seats" ? (
              t("console.phone.tooSmall", { count: row.price.car_class.capacity })
            ) : (
              <AbsentReason draft={draft} price={row.price} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

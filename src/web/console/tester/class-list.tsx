import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import { Calendar, Car, CircleSlash, Clock, Route, Users } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./class-list.module.css";

type TestedClass = PriceTestView["classes"][number];

/** A shape for each kind of reason, so that none is told by colour. */
const GLYPHS: Readonly<Record<string, typeof Clock>> = {
  "too-soon": Clock,
  blackout: Calendar,
  validity: Calendar,
  "too-far": Route,
  "no-road": Route,
  "at-sea": Route,
  seats: Users,
  bags: Users,
  stops: Users,
  "no-rent": Car,
};

type ClassListProps = {
  readonly classes: readonly TestedClass[];
  readonly currency: string;
  readonly chosen: number | undefined;
  readonly onChoose: (classId: number) => void;
};

/** Every class with what travellers are shown, or with the first reason that they are shown none. */
export function ClassList({ classes, currency, chosen, onChoose }: ClassListProps) {
  const { t, locale } = useConsole();
  const priced = classes.filter(({ price }) => price !== null).length;
  return (
    <fieldset className={css["list"]}>
      <legend className={css["legend"]}>
        {t("console.tester.classes")}{" "}
        <small>{t("console.tester.pricedOf", { priced, none: classes.length - priced })}</small>
      </legend>
      <div className={css["rows"]} data-surface="paper">
        {classes.map((one) => {
          const provider = one.offers.find(({ is_sold: isSold }) => isSold)?.provider.name;
          return (
            <label key={one.class_id} className={css["row"]} data-none={one.price === null || undefined}>
              <input
                className={css["input"]}
                type="radio"
                name="tested-class"
                value={one.class_id}
                checked={one.class_id === chosen}
                onChange={() => onChoose(one.class_id)}
              />
              <b className={css["name"]}>{one.name}</b>
              <span className={css["sum"]}>
                {one.price === null ? t("console.tester.none") : sumWords(one.price, currency, locale)}
              </span>
              <span className={css["note"]}>
                {one.price === null && <Icon glyph={GLYPHS[one.reason ?? ""] ?? CircleSlash} size={16} />}
                <span>
                  {one.price === null
                    ? one.why
                    : [t("console.tester.room", { seats: one.seats, bags: one.bags }), provider]
                        .filter(Boolean)
                        .join(" · ")}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import { Select } from "#ui/select.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import type { ClassPrices } from "./use-class-prices.ts";

type ClassFieldProps = {
  readonly value: string;
  /** The class that the trip has. */
  readonly own: { readonly id: string; readonly title: string };
  readonly prices: ClassPrices;
  readonly onChange: (carClass: string) => void;
};

/** The class of a trip, and others for the same way at the typed time, each with the price of its ride. */
export function ClassField({ value, own, prices, onChange }: ClassFieldProps) {
  const { t, locale } = useConsole();
  const others = prices.rows.filter(({ price }) => String(price.car_class.car_class_id) !== own.id);
  const isGone = value !== own.id && others.every(({ price }) => String(price.car_class.car_class_id) !== value);
  return (
    <Select
      label={t("console.desk.form.carClass")}
      value={value}
      onChange={onChange}
      busy={prices.isAsking}
      error={
        prices.isLost ? t("console.lost") : isGone && !prices.isAsking ? t("console.desk.form.classGone") : undefined
      }
      options={[
        { value: own.id, label: own.title },
        ...(isGone ? [{ value, label: "–" }] : []),
        ...others.map(({ price, lacks }) => ({
          value: String(price.car_class.car_class_id),
          label: `${price.car_class.title}, ${lacks === "seats" ? t("console.phone.tooSmall", { count: price.car_class.capacity }) : sumWords(price.price, price.currency, locale)}`,
          disabled: lacks === "seats",
        })),
      ]}
    />
  );
}

import type { TripChoicesView } from "#contract/console/changes/change-order.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { Select } from "#ui/select.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { PrintedField } from "#web/console/orders/printed-field.tsx";
import css from "./changes.module.css";
import { ServiceFields } from "./service-fields.tsx";
import { StopFields } from "./stop-fields.tsx";
import type { TripForm } from "./trip-form.ts";
import type { ClassPrices } from "./use-class-prices.ts";

type ClassFieldProps = {
  readonly value: string;
  /** The class that the trip has. */
  readonly own: { readonly id: string; readonly title: string };
  readonly prices: ClassPrices;
  readonly onChange: (carClass: string) => void;
};

/** The class of a trip, and others for the same way at the typed time, each with the price of its ride. */
function ClassField({ value, own, prices, onChange }: ClassFieldProps) {
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

type ChangeFieldsProps = {
  readonly form: TripForm;
  readonly onChange: (form: TripForm) => void;
  /** The class that the trip has. */
  readonly ownClass: { readonly id: string; readonly title: string };
  readonly prices: ClassPrices;
  /** What can be had with the chosen car. */
  readonly choices: Pick<TripChoicesView, "additional_services" | "stops_most" | "currency">;
  /** A rent by the hour has no finish. */
  readonly isRent: boolean;
};

/** The fields of a trip that the staff changes; the time is that of the place. */
export function ChangeFields({ form, onChange, ownClass, prices, choices, isRent }: ChangeFieldsProps) {
  const { t } = useConsole();
  const [day = "", hour = ""] = form.time.split(" ");
  const set = (name: keyof TripForm) => (value: string) => onChange({ ...form, [name]: value });
  const setTime = (date: string, time: string) => onChange({ ...form, time: `${date} ${time}` });
  const line = (
    name: Exclude<keyof TripForm, "time" | "carClass" | "name" | "sign" | "comment" | "stops" | "services">,
    more: { type?: string; inputMode?: "numeric"; most?: number } = {},
  ) => (
    <TextField
      label={t(`console.desk.form.${name}`)}
      value={form[name]}
      onChange={set(name)}
      autoComplete="off"
      {...more}
    />
  );
  return (
    <>
      <div className={css["pair"]}>
        <TextField
          label={t("console.desk.form.day")}
          type="date"
          value={day}
          onChange={(value) => setTime(value, hour)}
          figures
        />
        <TextField
          label={t("console.desk.form.time")}
          type="time"
          value={hour}
          onChange={(value) => setTime(day, value)}
          figures
          ref={startHere}
        />
      </div>
      {prices.isOffered && (
        <ClassField
          value={form.carClass}
          own={ownClass}
          prices={prices}
          onChange={(carClass) => onChange({ ...form, carClass })}
        />
      )}
      <div className={css["pair"]}>
        {line("from", { most: TEXT_LIMITS.address })}
        {!isRent && line("to", { most: TEXT_LIMITS.address })}
      </div>
      <StopFields stops={form.stops} most={choices.stops_most} onChange={(stops) => onChange({ ...form, stops })} />
      <div className={css["pair"]}>
        <PrintedField
          label={t("console.desk.form.name")}
          value={form.name}
          most={TEXT_LIMITS.name}
          onChange={set("name")}
        />
        {line("flight")}
      </div>
      <div className={css["pair"]}>
        {line("phone", { type: "tel" })}
        {line("email", { type: "email" })}
      </div>
      <div className={css["pair"]}>
        {line("adults", { inputMode: "numeric" })}
        {line("children", { inputMode: "numeric" })}
        {line("luggage", { inputMode: "numeric" })}
      </div>
      <ServiceFields
        offered={choices}
        counts={form.services}
        childCount={Number(form.children) || 0}
        onChange={(services) => onChange({ ...form, services })}
      />
      <PrintedField
        label={t("console.desk.form.sign")}
        value={form.sign}
        most={TEXT_LIMITS.sign}
        onChange={set("sign")}
      />
      <TextArea
        label={t("console.desk.form.comment")}
        value={form.comment}
        most={TEXT_LIMITS.comment}
        onChange={set("comment")}
      />
    </>
  );
}

import type { ComponentProps } from "react";
import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { TIME_TEXTS } from "#ui/gallery/time-texts.ts";
import { TimeField } from "#ui/time-field.tsx";

const texts = {
  ru: {
    free: "Время прилёта",
    empty: "Время выезда",
    list: "Время подачи",
    listHint: "Машины подают каждые полчаса: другое время округлится",
    wrong: "Время отправления",
    error: "Укажите время: к нему подадут машину",
    night: "Время обратно",
    warning: "Ночью поездка дороже на 10 %",
    disabled: "Время заказа",
    busy: "Новое время",
    open: "Показать время",
  },
  en: {
    free: "Arrival time",
    empty: "Departure time",
    list: "Pick-up time",
    listHint: "Cars come every half hour: any other time is rounded",
    wrong: "Train time",
    error: "Enter a time: the car will be there by then",
    night: "Return time",
    warning: "A night ride costs 10% more",
    disabled: "Order time",
    busy: "New time",
    open: "Show times",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const openLabel = t.open;
  const words = TIME_TEXTS[locale];
  return (
    <States>
      <Field {...{ openLabel, words }} label={t.free} start="18:40" />
      <Field {...{ openLabel, words }} label={t.empty} start="" />
      <Field {...{ openLabel, words }} label={t.list} start="" hint={t.listHint} stepMinutes={30} onlySuggestions />
      <Field {...{ openLabel, words }} label={t.wrong} start="" error={t.error} />
      <Field {...{ openLabel, words }} label={t.night} start="23:30" warning={t.warning} />
      <Field {...{ openLabel, words }} label={t.disabled} start="09:15" disabled />
      <Field {...{ openLabel, words }} label={t.busy} start="10:00" busy />
    </States>
  );
}

function Field({
  start,
  ...rest
}: Omit<ComponentProps<typeof TimeField>, "value" | "onChange"> & { readonly start: string }) {
  return <Live start={start}>{(value, onChange) => <TimeField {...rest} {...{ value, onChange }} />}</Live>;
}

/** A time of day, typed or chosen from a list; on phones the native picker. */
export const timeFieldSpecimen: Specimen = {
  key: "time-field",
  title: { ru: "Время", en: "Time" },
  Show,
};

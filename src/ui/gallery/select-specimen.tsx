import type { ComponentProps } from "react";
import { Card } from "#ui/card.tsx";
import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Languages, TrainFront, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";

const texts = {
  ru: {
    currency: "Валюта",
    currencies: ["Рубли", "Доллары", "Евро", "Тенге"],
    language: "Язык водителя",
    anyLanguage: "Любой",
    languages: ["Русский", "Английский", "Турецкий", "Арабский"],
    languageHint: "Если такой водитель свободен",
    station: "Вокзал",
    choose: "Выберите вокзал",
    cities: ["Москва", "Санкт-Петербург"],
    stations: ["Белорусский", "Казанский", "Киевский", "Ладожский", "Московский", "Финляндский"],
    closed: "Савёловский, закрыт на ремонт",
    demanded: "Вокзал прибытия",
    error: "Выберите вокзал: водитель встретит вас у входа",
    night: "Машина ночью",
    classes: ["Эконом", "Комфорт", "Минивэн"],
    warning: "Ночью класс «Эконом» приходится ждать дольше",
    locked: "Страна",
    country: "Россия",
    saving: "Кому отправить счёт",
    payers: ["Мне", "В бухгалтерию"],
    narrow: "Длинное значение",
    long: "Международный аэропорт Шереметьево имени А. С. Пушкина, терминал C, зона прилёта",
  },
  en: {
    currency: "Currency",
    currencies: ["Roubles", "US dollars", "Euros", "Tenge"],
    language: "Driver’s language",
    anyLanguage: "Any",
    languages: ["Russian", "English", "Turkish", "Arabic"],
    languageHint: "If such a driver is free",
    station: "Station",
    choose: "Choose a station",
    cities: ["Moscow", "Saint Petersburg"],
    stations: ["Belorussky", "Kazansky", "Kievsky", "Ladozhsky", "Moskovsky", "Finlyandsky"],
    closed: "Savyolovsky, closed for repair",
    demanded: "Station of arrival",
    error: "Choose a station so that the driver meets you at the door",
    night: "Car at night",
    classes: ["Economy", "Comfort", "Minivan"],
    warning: "At night economy cars take longer to come",
    locked: "Country",
    country: "Russia",
    saving: "Send the invoice to",
    payers: ["Me", "Accounting"],
    narrow: "A long value",
    long: "Sheremetyevo Alexander S. Pushkin International Airport, terminal C, arrivals hall",
  },
};

const plain = (labels: readonly string[]) => labels.map((label, index) => ({ value: String(index), label }));

function Show({ locale }: Scene) {
  const t = texts[locale];
  const stations = [
    ...t.stations.slice(0, 3).map((label) => ({ value: label, label, group: t.cities[0] })),
    { value: "closed", label: t.closed, group: t.cities[0], disabled: true },
    ...t.stations.slice(3).map((label) => ({ value: label, label, group: t.cities[1] })),
  ];
  const station = { icon: <Icon glyph={TrainFront} />, placeholder: t.choose, required: true, options: stations };
  const live = (start: string, props: Omit<ComponentProps<typeof Select>, "value" | "onChange">, error?: string) => (
    <Live start={start}>
      {(value, onChange) => <Select {...props} {...{ value, onChange }} error={value === "" ? error : undefined} />}
    </Live>
  );
  return (
    <Card>
      <States>
        {live("0", { label: t.currency, icon: <Icon glyph={Wallet} />, options: plain(t.currencies) })}
        {live("", {
          label: t.language,
          icon: <Icon glyph={Languages} />,
          placeholder: t.anyLanguage,
          hint: t.languageHint,
          options: plain(t.languages),
        })}
        {live("", { ...station, label: t.station })}
        {live("", { ...station, label: t.demanded }, t.error)}
        {live("0", { label: t.night, warning: t.warning, options: plain(t.classes) })}
        {live("0", { label: t.narrow, size: "large", options: plain([t.long, ...t.stations]) })}
        {live("0", { label: t.locked, disabled: true, options: plain([t.country]) })}
        {live("0", { label: t.saving, busy: true, options: plain(t.payers) })}
      </States>
    </Card>
  );
}

/** A choice among a few, from the platform's own list. */
export const selectSpecimen: Specimen = {
  key: "select",
  title: { ru: "Выбор из списка", en: "Select" },
  Show,
};

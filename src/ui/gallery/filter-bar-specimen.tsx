import { useState } from "react";
import { FilterBar } from "#ui/filter-bar.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { Menu } from "#ui/menu.tsx";

const texts = {
  ru: {
    filters: "Фильтр",
    chips: { state: ["Состояние", "подтверждён"], from: ["Подача с", "9 декабря"], company: ["Компания", "Гранат"] },
    drop: "Убрать фильтр",
    place: "Место или адрес",
    clear: "Сбросить фильтр",
    states: ["новый", "подтверждён"],
    count: "48 из 214",
  },
  en: {
    filters: "Filter",
    chips: { state: ["State", "confirmed"], from: ["Pick-up from", "9 December"], company: ["Company", "Pomegranate"] },
    drop: "Drop the filter",
    place: "Place or address",
    clear: "Clear the filter",
    states: ["new", "confirmed"],
    count: "48 of 214",
  },
} as const;

const ALL = ["state", "from", "company"] as const;

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [isOpen, setOpen] = useState(false);
  const [names, setNames] = useState<readonly (keyof typeof t.chips)[]>(ALL);
  const [place, setPlace] = useState("");
  return (
    <>
      <FilterBar
        label={t.filters}
        isOpen={isOpen}
        onOpen={setOpen}
        panel={
          <Menu
            label={t.chips.state[0]}
            text={t.chips.state[0]}
            mode="check"
            items={t.states.map((label) => ({ key: label, label }))}
            checked={names.includes("state") ? [t.states[1]] : []}
            onPick={() => setNames(ALL)}
          />
        }
        chips={names.map((key) => {
          const [name, value] = t.chips[key];
          return { key, name, value, dropLabel: `${t.drop}: ${name}` };
        })}
        onDrop={(dropped) => setNames(names.filter((name) => name !== dropped))}
        field={{ label: t.place, value: place, most: 100, onAsk: setPlace }}
        clear={
          names.length + (place === "" ? 0 : 1) > 1
            ? {
                label: t.clear,
                onPress: () => {
                  setNames([]);
                  setPlace("");
                },
              }
            : undefined
        }
        count={t.count}
      />
      <p role="status">{place}</p>
    </>
  );
}

/** What narrows a list: chips that a press drops, a field, and all filters behind one button. */
export const filterBarSpecimen: Specimen = {
  key: "filter-bar",
  title: { ru: "Строка фильтров", en: "Filter bar" },
  Show,
};

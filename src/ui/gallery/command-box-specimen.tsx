import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CommandBox, type CommandGroup } from "#ui/command-box.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { CircleCheck, Plus } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";

const texts = {
  ru: {
    open: "Найти или сделать",
    close: "Закрыть",
    field: "Номер, имя или команда",
    rides: "Поездки",
    go: "Перейти",
    names: ["Анна Иванова", "Антон Орлов", "Мехмет Йылмаз"],
    second: "11 декабря, 09:10 · Аэропорт → Галата",
    confirmed: "Подтверждён",
    commands: ["Доска", "Новый заказ"],
    nothing: "Ничего не найдено",
    found: "Нашлось",
    choose: "выбрать",
    done: "Выбрано",
  },
  en: {
    open: "Find or do",
    close: "Close",
    field: "Number, name or command",
    rides: "Rides",
    go: "Go to",
    names: ["Anna Ivanova", "Anton Orlov", "Mehmet Yılmaz"],
    second: "11 December, 09:10 · Airport → Galata",
    confirmed: "Confirmed",
    commands: ["Board", "New order"],
    nothing: "Nothing found",
    found: "Found",
    choose: "choose",
    done: "Chosen",
  },
} as const;

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [done, setDone] = useState("");
  const has = (words: string) => words.toLowerCase().includes(text.trim().toLowerCase());
  const rides = t.names.filter(has).map((name, at) => ({
    key: name,
    text: name,
    second: t.second,
    icon: <Icon glyph={CircleCheck} size={20} />,
    aside: t.confirmed,
    asideSecond: String(48_230 + at),
  }));
  const commands = t.commands.filter(has).map((name, at) => ({
    key: name,
    text: name,
    icon: <Icon glyph={Plus} size={20} />,
    ...(at === 0 && { keys: "G B" }),
  }));
  const groups: CommandGroup[] = [
    { key: "rides", label: t.rides, lines: rides },
    { key: "go", label: t.go, lines: commands },
  ].filter(({ lines }) => lines.length > 0);
  const close = () => {
    setOpen(false);
    setText("");
  };
  return (
    <>
      <States look="row">
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      </States>
      {isOpen && (
        <CommandBox
          title={t.open}
          closeLabel={t.close}
          label={t.field}
          text={text}
          onTextChange={setText}
          status={groups.length === 0 ? t.nothing : text === "" ? "" : `${t.found}: ${rides.length}`}
          groups={groups}
          first={groups[0]?.lines[0]?.key}
          onPick={(key) => {
            close();
            setDone(key);
          }}
          hints={[{ keys: ["↑", "↓"], label: t.choose }]}
          onClose={close}
        />
      )}
      <p role="status">{done !== "" && `${t.done}: ${done}`}</p>
    </>
  );
}

/** A field over everything that can be found or done, in groups. */
export const commandBoxSpecimen: Specimen = {
  key: "command-box",
  title: { ru: "Поиск и команды", en: "Command box" },
  Show,
};

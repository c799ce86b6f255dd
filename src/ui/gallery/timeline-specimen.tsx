import { useState } from "react";
import { Card } from "#ui/card.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { CheckCheck, CircleCheck, CircleDashed, Navigation } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { TimelineBar } from "#ui/timeline-parts.ts";
import { Timeline } from "#ui/timeline.tsx";

const texts = {
  ru: {
    label: "День по времени",
    head: "Водитель",
    open: "Нет водителя",
    openNote: "1 поездка",
    wait: "Ждёт водителя",
    city: "Москва",
    cityNote: "2 водителя",
    overlap: "Накладка 25 мин",
    ways: [
      "Домодедово → Сколково",
      "Внуково → Тверская",
      "Курский → Домодедово",
      "Тверская → Шереметьево",
      "Метрополь → Внуково",
    ],
    drivers: ["Игорь Панин", "Сергей Волков"],
  },
  en: {
    label: "The day along its hours",
    head: "Driver",
    open: "No driver yet",
    openNote: "1 trip",
    wait: "Needs a driver",
    city: "Moscow",
    cityNote: "2 drivers",
    overlap: "Overlap 25 min",
    ways: [
      "Domodedovo → Skolkovo",
      "Vnukovo → Tverskaya",
      "Kursky → Domodedovo",
      "Tverskaya → Sheremetyevo",
      "Metropol → Vnukovo",
    ],
    drivers: ["Igor Panin", "Sergei Volkov"],
  },
};

const HOUR = 3_600_000;
const GLYPHS = { open: CircleDashed, set: CircleCheck, going: Navigation, past: CheckCheck, off: CheckCheck };

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [focused, setFocused] = useState("0");
  const [opened, setOpened] = useState("");
  const bar = (
    way: number,
    hours: readonly [number, number],
    tone: TimelineBar["tone"],
    clash = false,
  ): TimelineBar => {
    const [start, end] = hours;
    const time = `${String(Math.floor(start)).padStart(2, "0")}:${start % 1 === 0 ? "00" : "30"}`;
    return {
      key: String(way),
      start: start * HOUR,
      waitsUntil: (start + 0.25) * HOUR,
      end: end * HOUR,
      tone,
      icon: <Icon glyph={GLYPHS[tone]} size={16} />,
      time,
      words: t.ways[way] ?? "",
      name: [`${time} ${t.ways[way]}`, clash ? t.overlap : ""].filter(Boolean).join(", "),
      isClashing: clash,
    };
  };
  return (
    <Card>
      <States>
        <Timeline
          label={t.label}
          head={t.head}
          from={8 * HOUR}
          to={16 * HOUR}
          hourWords={(at) => String(at / HOUR).padStart(2, "0")}
          now={{ at: 10.5 * HOUR, words: "10:30" }}
          groups={[
            {
              key: "open",
              title: t.open,
              note: t.openNote,
              rows: [
                { key: "open", title: t.wait, note: "", name: t.wait, bars: [bar(0, [12, 13], "open")], clashes: [] },
              ],
            },
            {
              key: "city",
              title: t.city,
              note: t.cityNote,
              rows: [
                {
                  key: "panin",
                  title: t.drivers[0] ?? "",
                  note: "Rapid · E 092 TP 197",
                  name: t.drivers[0] ?? "",
                  bars: [bar(1, [11, 13], "set", true), bar(2, [12.5, 14], "set", true)],
                  clashes: [{ start: 12.5 * HOUR, end: 13 * HOUR, words: t.overlap }],
                },
                {
                  key: "volkov",
                  title: t.drivers[1] ?? "",
                  note: "Camry · O 418 HY 77",
                  name: t.drivers[1] ?? "",
                  bars: [bar(3, [8, 9], "past"), bar(4, [10, 11.5], "going")],
                  clashes: [],
                },
              ],
            },
          ]}
          focused={focused}
          onFocus={setFocused}
          onOpen={setOpened}
        />
        <p role="status" aria-label={opened === "" ? undefined : t.ways[Number(opened)]} />
      </States>
    </Card>
  );
}

/** What nobody does yet, two bars at once, one under way and one past. */
export const timelineSpecimen: Specimen = { key: "timeline", title: { ru: "По времени", en: "Timeline" }, Show };

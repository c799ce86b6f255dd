import { useState } from "react";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { CircleCheck, CircleDashed, CheckCheck } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { HOUR_MS, type TimelineBar, type TimelineGroup } from "#ui/timeline-parts.ts";
import { Timeline } from "#ui/timeline.tsx";

const texts = {
  ru: {
    day: "День по часам",
    lines: "Водители",
    open: "Без водителя",
    needs: "Нужен водитель",
    trips: "2 поездки",
    city: "Стамбул",
    drivers: "2 водителя",
    clash: "Вместе 30 минут",
    airport: "Аэропорт → Галата",
    back: "Галата → Аэропорт",
    short: "Отель → Порт",
    opened: "Открыто",
    names: ["Мехмет Йылмаз", "Айше Демир"],
  },
  en: {
    day: "The day by hours",
    lines: "Drivers",
    open: "No driver yet",
    needs: "Needs a driver",
    trips: "2 trips",
    city: "Istanbul",
    drivers: "2 drivers",
    clash: "30 minutes at once",
    airport: "Airport → Galata",
    back: "Galata → Airport",
    short: "Hotel → Port",
    opened: "Opened",
    names: ["Mehmet Yılmaz", "Ayşe Demir"],
  },
} as const;

const GLYPHS = { open: CircleDashed, set: CircleCheck, past: CheckCheck } as const;

function Show({ locale, today }: Scene) {
  const t = texts[locale];
  const [focused, setFocused] = useState<string>();
  const [opened, setOpened] = useState("");
  const from = Date.parse(`${today}T06:00:00Z`);
  const timeOf = (at: number) => new Date(at).toISOString().slice(11, 16);
  const bar = (tone: keyof typeof GLYPHS, [start, end]: readonly [number, number], words: string): TimelineBar => {
    const at = from + start * HOUR_MS;
    return {
      key: `${tone} ${start}`,
      start: at,
      waitsUntil: at + HOUR_MS / 4,
      end: from + end * HOUR_MS,
      tone,
      icon: <Icon glyph={GLYPHS[tone]} size={16} />,
      time: timeOf(at),
      words,
      name: `${timeOf(at)}, ${words}`,
    };
  };
  const clashing = [bar("set", [3, 5], t.airport), bar("set", [4.5, 6], t.back)].map((one) => ({
    ...one,
    name: `${one.name}, ${t.clash}`,
    isClashing: true,
  }));
  const [one, other] = t.names;
  const groups: readonly TimelineGroup[] = [
    {
      key: "open",
      title: t.open,
      note: t.trips,
      rows: [
        {
          key: "open",
          title: t.needs,
          note: "",
          name: t.needs,
          bars: [bar("open", [3.5, 5], t.airport), bar("open", [4, 4.25], t.short)],
          clashes: [],
        },
      ],
    },
    {
      key: "city",
      title: t.city,
      note: t.drivers,
      rows: [
        {
          key: "one",
          title: one,
          note: "Vito · 34 ABC 21",
          name: one,
          bars: clashing,
          clashes: [{ start: from + 4.5 * HOUR_MS, end: from + 5 * HOUR_MS, words: t.clash }],
        },
        {
          key: "other",
          title: other,
          note: "",
          name: other,
          bars: [bar("past", [0, 1.5], t.back), bar("set", [6, 8], t.airport)],
          clashes: [],
        },
      ],
    },
  ];
  return (
    <>
      <Timeline
        label={t.day}
        head={t.lines}
        from={from}
        to={from + 12 * HOUR_MS}
        hourWords={(at) => timeOf(at).slice(0, 2)}
        now={{ at: from + 2.2 * HOUR_MS, words: timeOf(from + 2.2 * HOUR_MS) }}
        groups={groups}
        focused={focused}
        onFocus={setFocused}
        onOpen={setOpened}
      />
      <p role="status">{opened !== "" && t.opened}</p>
    </>
  );
}

/** Bars along hours: without a driver, two at once, past and to come. */
export const timelineSpecimen: Specimen = { key: "timeline", title: { ru: "Шкала дня", en: "Timeline" }, Show };

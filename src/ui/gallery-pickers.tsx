import { useState } from "react";
import { Calendar } from "#ui/calendar.tsx";
import type { CalendarWords } from "#ui/calendar-words.ts";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import type { GalleryTexts } from "#ui/gallery-texts.ts";
import { Languages } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { PlaceOptions } from "#ui/place-options.tsx";
import { TimeField } from "#ui/time-field.tsx";
import css from "./gallery.module.css";

type GalleryPickersProps = {
  readonly texts: GalleryTexts;
  readonly words: CalendarWords;
  readonly locale: string;
  readonly today: string;
};

const none = () => undefined;

/** Calendars, time, menus and the inside of suggestion lists in each of their states. */
export function GalleryPickers({ texts, words, locale, today }: GalleryPickersProps) {
  const [day, setDay] = useState("2026-11-24");
  const [checked, setChecked] = useState<readonly string[]>(["ru"]);
  const items = [
    { key: "ru", label: "Русский", lang: "ru" },
    { key: "en", label: "English", lang: "en" },
    { key: "de", label: "Deutsch", lang: "de", disabled: true },
  ];
  const list = { label: texts.from, active: -1, text: "", searching: false, onPick: none, options: [] };
  const date = { locale, words, today, openLabel: texts.openCalendar, onChange: none };
  return (
    <Card title={texts.pickers}>
      <div className={css["double"]}>
        <Calendar
          {...{ locale, words, today }}
          value={day}
          onPick={setDay}
          earliest={today}
          offDays={["2026-11-26", "2026-11-27"]}
          eventDays={["2026-11-30"]}
        />
        <Calendar
          {...{ locale, words, today }}
          value=""
          month="2026-12"
          onPick={none}
          selectedFrom="2026-12-09"
          selectedTo="2026-12-15"
          latest="2026-12-24"
        />
        <DateField {...date} label={texts.date} value="" />
        <DateField {...date} label={texts.date} value="2026-11-01" error={texts.early} />
        <DateField {...date} label={texts.date} value={today} disabled />
        <TimeField label={texts.time} value="" onChange={none} openLabel={texts.openTimes} />
        <div className={css["sheet"]}>
          <PlaceOptions {...list} id="gallery-waiting" searching />
        </div>
        <div className={css["sheet"]}>
          <PlaceOptions {...list} id="gallery-empty" emptyText={texts.nothing} />
          <PlaceOptions
            {...list}
            id="gallery-failed"
            failure={{ text: texts.failed, retryLabel: texts.retry, onRetry: none }}
          />
        </div>
      </div>
      <div className={css["row"]}>
        {(["radio", "check", "radio-check"] as const).map((mode) => (
          <Menu
            key={mode}
            label={`${texts.language}: ${mode}`}
            icon={<Icon glyph={Languages} size={18} />}
            text="RU"
            items={items}
            mode={mode}
            checked={checked}
            onPick={(_, next) => setChecked(next)}
          />
        ))}
      </div>
    </Card>
  );
}

import { useState } from "react";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { ArrowLeftRight, Check, Copy, Eye, EyeOff, Minus, Plus, SlidersHorizontal, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

const texts = {
  ru: {
    round: "Круглые кнопки",
    small: "Маленькие",
    chips: "Чипы",
    swap: "Поменять местами",
    close: "Закрыть",
    copy: "Скопировать ссылку",
    password: "Показать пароль",
    less: "Меньше",
    more: "Больше",
    busy: "Копируем",
    off: "Недоступна",
    filters: "Фильтры",
    both: "Туда и обратно",
    short: "Скопировать",
    offChip: "Нет в продаже",
    long: "Только машины с детским креслом и местом для коляски",
  },
  en: {
    round: "Round buttons",
    small: "Small",
    chips: "Chips",
    swap: "Swap the places",
    close: "Close",
    copy: "Copy the link",
    password: "Show the password",
    less: "Less",
    more: "More",
    busy: "Copying",
    off: "Disabled",
    filters: "Filters",
    both: "There and back",
    short: "Copy",
    offChip: "Sold out",
    long: "Only cars with a child seat and room for a pram",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [shown, setShown] = useState(true);
  const [both, setBoth] = useState(true);
  const [long, setLong] = useState(false);
  return (
    <>
      <Card title={t.round} level={3}>
        <States look="row">
          <IconButton label={t.swap} icon={<Icon glyph={ArrowLeftRight} />} />
          <IconButton label={t.close} icon={<Icon glyph={X} />} look="quiet" />
          <IconButton label={t.copy} icon={<Icon glyph={Copy} />} look="raised" />
          <IconButton
            label={t.password}
            icon={<Icon glyph={shown ? EyeOff : Eye} />}
            look="quiet"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
          <IconButton label={t.busy} icon={<Icon glyph={Copy} />} busy />
          {(["outline", "quiet", "raised"] as const).map((look) => (
            <IconButton key={look} label={t.off} icon={<Icon glyph={Copy} />} look={look} disabled />
          ))}
        </States>
      </Card>
      <Card title={t.small} level={3}>
        <States look="row">
          <IconButton label={t.less} icon={<Icon glyph={Minus} size={18} />} size="small" />
          <IconButton label={t.more} icon={<Icon glyph={Plus} size={18} />} size="small" />
          <IconButton label={t.off} icon={<Icon glyph={Plus} size={18} />} size="small" disabled />
        </States>
      </Card>
      <Card title={t.chips} level={3}>
        <States look="row">
          <Chip icon={<Icon glyph={Copy} />}>{t.short}</Chip>
          <Chip icon={<Icon glyph={SlidersHorizontal} />} count={2}>
            {t.filters}
          </Chip>
          <Chip icon={both ? <Icon glyph={Check} /> : undefined} pressed={both} onClick={() => setBoth(!both)}>
            {t.both}
          </Chip>
          <Chip pressed={long} onClick={() => setLong(!long)}>
            {t.long}
          </Chip>
          <Chip disabled>{t.offChip}</Chip>
        </States>
      </Card>
    </>
  );
}

/** Icon-only buttons, and chips. */
export const iconButtonSpecimen: Specimen = {
  key: "icon-button",
  title: { ru: "Иконка-кнопка и чип", en: "Icon button and chip" },
  Show,
};

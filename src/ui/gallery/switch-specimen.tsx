import { useState } from "react";
import { Card } from "#ui/card.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Switch } from "#ui/switch.tsx";

const texts = {
  ru: {
    advantages: "Блок преимуществ",
    advantagesNote: "Стоит под поиском, на телефоне в один столбец",
    reviews: "Отзывы",
    saving: "Приложение",
    savingNote: "Сохраняем",
    savingOff: "Тёмная тема",
    failed: "Письма о поездках",
    error: "Не сохранилось: проверьте связь и нажмите ещё раз",
    off: "Аренда",
    offOn: "Трансфер",
    offNote: "Выключить нельзя: это главный раздел",
  },
  en: {
    advantages: "Block of advantages",
    advantagesNote: "Below the search, in one column on phones",
    reviews: "Reviews",
    saving: "Mobile app",
    savingNote: "Saving",
    savingOff: "Dark theme",
    failed: "Ride e-mails",
    error: "Not saved: check the connection and press again",
    off: "Rental",
    offOn: "Transfer",
    offNote: "Always on: it is the main section",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [advantages, setAdvantages] = useState(true);
  const [reviews, setReviews] = useState(false);
  const [mails, setMails] = useState(false);
  const none = () => undefined;
  return (
    <Card>
      <States>
        <div>
          <Switch label={t.advantages} note={t.advantagesNote} on={advantages} onChange={setAdvantages} />
          <Switch label={t.reviews} on={reviews} onChange={setReviews} />
        </div>
        <div>
          <Switch label={t.saving} note={t.savingNote} on onChange={none} busy />
          <Switch label={t.savingOff} note={t.savingNote} on={false} onChange={none} busy />
        </div>
        <div>
          <Switch label={t.failed} error={mails ? undefined : t.error} on={mails} onChange={setMails} />
        </div>
        <div>
          <Switch label={t.off} on={false} onChange={none} disabled />
          <Switch label={t.offOn} note={t.offNote} on onChange={none} disabled />
        </div>
      </States>
    </Card>
  );
}

/** A switch on, off, busy, failed and disabled. */
export const switchSpecimen: Specimen = { key: "switch", title: { ru: "Переключатель", en: "Switch" }, Show };

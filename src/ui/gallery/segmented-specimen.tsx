import { useState } from "react";
import { Card } from "#ui/card.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { CreditCard, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";

const texts = {
  ru: {
    pay: "Оплата",
    card: "Картой",
    driver: "Водителю",
    who: "Кто едет",
    me: "Я",
    other: "Другой человек",
    group: "Группа",
    payer: "Кто платит",
    traveller: "Пассажир",
    company: "Компания",
    certificate: "Сертификат",
    bonus: "Бонусы",
    meeting: "Где встретить",
    meetingError: "Выберите место встречи",
    hall: "В зале прилёта",
    parking: "На парковке",
    off: "Машина",
    sedan: "Седан",
    van: "Минивэн",
  },
  en: {
    pay: "Payment",
    card: "By card",
    driver: "To the driver",
    who: "Who travels",
    me: "Myself",
    other: "Somebody else",
    group: "A group",
    payer: "Who pays",
    traveller: "Passenger",
    company: "Company",
    certificate: "Certificate",
    bonus: "Points",
    meeting: "Where to meet",
    meetingError: "Choose where to meet",
    hall: "In arrivals",
    parking: "In the car park",
    off: "Car",
    sedan: "Sedan",
    van: "Minivan",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [pay, setPay] = useState<"card" | "driver">("card");
  const [who, setWho] = useState<"me" | "other" | "group">("me");
  const [payer, setPayer] = useState<"traveller" | "company" | "certificate" | "bonus">("traveller");
  const [meeting, setMeeting] = useState<"hall" | "parking">();
  return (
    <Card>
      <States>
        <Segmented
          label={t.pay}
          showLabel
          value={pay}
          onChange={setPay}
          options={[
            { value: "card", label: t.card, icon: <Icon glyph={CreditCard} /> },
            { value: "driver", label: t.driver, icon: <Icon glyph={Wallet} /> },
          ]}
        />
        <Segmented
          label={t.who}
          showLabel
          value={who}
          onChange={setWho}
          options={[
            { value: "me", label: t.me },
            { value: "other", label: t.other },
            { value: "group", label: t.group },
          ]}
        />
        <Segmented
          label={t.payer}
          showLabel
          value={payer}
          onChange={setPayer}
          options={[
            { value: "traveller", label: t.traveller },
            { value: "company", label: t.company, disabled: true },
            { value: "certificate", label: t.certificate },
            { value: "bonus", label: t.bonus },
          ]}
        />
        <Segmented
          label={t.meeting}
          showLabel
          value={meeting}
          onChange={setMeeting}
          error={meeting === undefined ? t.meetingError : undefined}
          options={[
            { value: "hall", label: t.hall },
            { value: "parking", label: t.parking },
          ]}
        />
        <Segmented
          label={t.off}
          value="sedan"
          onChange={() => undefined}
          disabled
          options={[
            { value: "sedan", label: t.sedan },
            { value: "van", label: t.van },
          ]}
        />
      </States>
    </Card>
  );
}

/** A choice among two, three and four, wrong and disabled. */
export const segmentedSpecimen: Specimen = {
  key: "segmented",
  title: { ru: "Выбор одного", en: "Segmented choice" },
  Show,
};

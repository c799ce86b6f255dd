import { useState } from "react";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";

const texts = {
  ru: {
    both: "Туда и обратно",
    bothNote: "Обратная поездка дешевле на 10 %",
    all: "Все способы оплаты",
    card: "Картой",
    cash: "Наличными водителю",
    terms: (
      <>
        Принимаю <a href="#checkbox">условия перевозки</a>
      </>
    ),
    termsNote: "Без согласия заказать поездку нельзя",
    termsError: "Отметьте, что согласны с условиями",
    off: "Недоступно",
    offOn: "Встреча с табличкой",
    offNote: "Входит в цену",
    offMixed: "Часть дополнений",
  },
  en: {
    both: "There and back",
    bothNote: "The ride back costs 10% less",
    all: "Every way to pay",
    card: "By card",
    cash: "In cash to the driver",
    terms: (
      <>
        I accept the <a href="#checkbox">terms of carriage</a>
      </>
    ),
    termsNote: "A ride cannot be booked without this",
    termsError: "Tick the box if you agree to the terms",
    off: "Disabled",
    offOn: "Meeting with a sign",
    offNote: "Included in the price",
    offMixed: "Some extras",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [both, setBoth] = useState(true);
  const [agreed, setAgreed] = useState(false);
  const [card, setCard] = useState(true);
  const [cash, setCash] = useState(false);
  const all = (on: boolean) => {
    setCard(on);
    setCash(on);
  };
  const none = () => undefined;
  return (
    <Card>
      <States>
        <Checkbox label={t.both} note={t.bothNote} checked={both} onChange={setBoth} />
        <Checkbox
          label={t.terms}
          note={t.termsNote}
          error={agreed ? undefined : t.termsError}
          checked={agreed}
          onChange={setAgreed}
          required
        />
        <div>
          <Checkbox label={t.all} checked={card && cash} mixed={card !== cash} onChange={all} />
          <Checkbox label={t.card} checked={card} onChange={setCard} />
          <Checkbox label={t.cash} checked={cash} onChange={setCash} />
        </div>
        <div>
          <Checkbox label={t.off} checked={false} onChange={none} disabled />
          <Checkbox label={t.offMixed} checked={false} mixed onChange={none} disabled />
          <Checkbox label={t.offOn} note={t.offNote} checked onChange={none} disabled />
        </div>
      </States>
    </Card>
  );
}

/** A check box on, off, mixed, wrong and disabled. */
export const checkboxSpecimen: Specimen = { key: "checkbox", title: { ru: "Флажок", en: "Checkbox" }, Show };

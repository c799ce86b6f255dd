import { Accordion } from "#ui/accordion.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Baby, CreditCard, Luggage } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";

const texts = {
  ru: {
    many: "Можно открыть несколько",
    one: "Открыт один раздел",
    luggage: "Багаж",
    luggageNote: "3 места",
    luggageText: "Три чемодана или два чемодана и коляска. Лыжи и велосипед войдут в минивэн.",
    luggageLink: "Что сколько занимает",
    children: "Дети",
    childrenText: "Водитель привезёт кресло и закрепит его до встречи. Назовите вес ребёнка в заказе.",
    payment: "Оплата",
    paymentText: "Картой сейчас или водителю в конце поездки. Чек придёт на почту в обоих случаях.",
  },
  en: {
    many: "Several open",
    one: "One open",
    luggage: "Luggage",
    luggageNote: "3 pieces",
    luggageText: "Three suitcases, or two and a pushchair. Skis and a bicycle fit into a minivan.",
    luggageLink: "How much fits",
    children: "Children",
    childrenText:
      "The driver brings the seat and fixes it before you meet. Tell us the weight of the child when you book.",
    payment: "Payment",
    paymentText: "By card now or to the driver at the end. The receipt comes by email either way.",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const sections = [
    { key: "children", title: t.children, icon: <Icon glyph={Baby} />, content: <p>{t.childrenText}</p> },
    {
      key: "luggage",
      title: t.luggage,
      note: t.luggageNote,
      icon: <Icon glyph={Luggage} />,
      open: true,
      content: (
        <p>
          {t.luggageText} <a href="#accordion">{t.luggageLink}</a>
        </p>
      ),
    },
    { key: "payment", title: t.payment, icon: <Icon glyph={CreditCard} />, content: <p>{t.paymentText}</p> },
  ];
  return (
    <States>
      {[false, true].map((single) => (
        <section key={String(single)} aria-label={single ? t.one : t.many}>
          <Accordion level={3} sections={sections} single={single} />
        </section>
      ))}
    </States>
  );
}

/** Sections under headings, several or one unfolded at a time. */
export const accordionSpecimen: Specimen = {
  key: "accordion",
  title: { ru: "Аккордеон", en: "Accordion" },
  Show,
};

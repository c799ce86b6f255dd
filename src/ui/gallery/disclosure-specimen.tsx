import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { CreditCard } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";

const texts = {
  ru: {
    price: "Из чего складывается цена",
    priceText: "2 450 ₽ за машину и 400 ₽ за детское кресло.",
    cancel: "Отмена",
    cancelNote: "бесплатно до 23 ноября, 18:40",
    cancelText: "Позже вернём половину цены, а за три часа до подачи — ничего.",
    luggage: "Багаж",
    luggageText: "Три чемодана или два чемодана и коляска. Лыжи и велосипед войдут в минивэн.",
    payment: "Оплата",
    paymentText: "Картой сейчас или водителю в конце поездки. Чек придёт на почту в обоих случаях.",
  },
  en: {
    price: "Price breakdown",
    priceText: "2,450 ₽ for the car and 400 ₽ for the child seat.",
    cancel: "Cancelling",
    cancelNote: "free until 23 November, 18:40",
    cancelText: "Later we return half of the price; within three hours of the ride, nothing.",
    luggage: "Luggage",
    luggageText: "Three suitcases, or two and a pushchair. Skis and a bicycle fit into a minivan.",
    payment: "Payment",
    paymentText: "By card now or to the driver at the end. The receipt comes by email either way.",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  return (
    <Card>
      <Disclosure summary={t.price} open>
        <p>{t.priceText}</p>
      </Disclosure>
      <Disclosure summary={t.cancel} note={t.cancelNote}>
        <p>{t.cancelText}</p>
      </Disclosure>
      <Disclosure summary={t.payment} icon={<Icon glyph={CreditCard} />}>
        <p>{t.paymentText}</p>
      </Disclosure>
      <Disclosure summary={t.luggage} look="link">
        <p>{t.luggageText}</p>
      </Disclosure>
    </Card>
  );
}

/** A line that unfolds its content. */
export const disclosureSpecimen: Specimen = {
  key: "disclosure",
  title: { ru: "Раскрывающаяся строка", en: "Disclosure" },
  Show,
};

import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { RoutePicture } from "#ui/route-picture.tsx";

const texts = {
  ru: {
    trip: "Поездка туда",
    aside: "Шереметьево → Метрополь",
    text: "Встреча, парковка, платные дороги и ожидание до часа после посадки.",
    plain: "Без заголовка",
    small: "Комфорт",
    chosen: "Чаще всего выбирают",
    raised: "Единственная приподнятая карточка: поиск",
    flush: "До края",
    way: "Дорога из аэропорта",
  },
  en: {
    trip: "Outbound ride",
    aside: "Sheremetyevo → Metropol",
    text: "Meeting, parking, toll roads and up to an hour of waiting after landing.",
    plain: "No title",
    small: "Comfort",
    chosen: "Most chosen",
    raised: "The only raised card: the search",
    flush: "To the edge",
    way: "The way from the airport",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  return (
    <States>
      <Card title={t.trip} aside={t.aside}>
        <p>{t.text}</p>
      </Card>
      <Card title={t.small} level={3} look="chosen" tag={<Badge look="accent">{t.chosen}</Badge>}>
        <p>{t.text}</p>
      </Card>
      <Card as="div">
        <p>{t.plain}</p>
      </Card>
      <Card as="div" look="raised">
        <p>{t.raised}</p>
      </Card>
      <Card title={t.flush} level={3} flush>
        <RoutePicture
          title={t.way}
          points={[
            { x: 0, y: 0.7 },
            { x: 0.5, y: 0.2 },
            { x: 1, y: 0.5 },
          ]}
        />
      </Card>
    </States>
  );
}

/** The sheet of paper under every group. */
export const cardSpecimen: Specimen = { key: "card", title: { ru: "Карточка", en: "Card" }, Show };

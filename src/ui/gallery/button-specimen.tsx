import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { ArrowRight, Plus, X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";

const texts = {
  ru: {
    looks: {
      primary: "Главная",
      soft: "Мягкая: одна из многих",
      secondary: "Обычная",
      quiet: "Тихая",
      link: "Ссылка",
      danger: "Опасная",
      final: "Необратимая",
    },
    find: "Найти",
    add: "Добавить",
    pick: "Выбрать",
    go: "К заказу",
    off: "Недоступна",
    offLink: "Заказ закрыт",
    busy: "Ищем",
    working: "В работе",
    order: "Заказать и оплатить",
    paying: "Оплатить",
    dangerous: { find: "Отменить поездку", add: "Убрать", pick: "Удалить", go: "К отмене" },
    long: "Отменить поездку и вернуть деньги на карту, с которой она оплачена",
    presses: (count: number) => `Нажатий: ${count}`,
  },
  en: {
    looks: {
      primary: "Primary",
      soft: "Soft: one of many",
      secondary: "Secondary",
      quiet: "Quiet",
      link: "Link",
      danger: "Danger",
      final: "Final",
    },
    find: "Search",
    add: "Add",
    pick: "Choose",
    go: "To the order",
    off: "Disabled",
    offLink: "Order closed",
    busy: "Searching",
    working: "In progress",
    order: "Book and pay",
    paying: "Pay now",
    dangerous: { find: "Cancel the ride", add: "Remove", pick: "Delete", go: "To cancelling" },
    long: "Cancel the ride and return the money to the card it was paid with",
    presses: (count: number) => `Presses: ${count}`,
  },
};

const looks = ["primary", "soft", "secondary", "quiet", "link", "danger", "final"] as const;

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [presses, setPresses] = useState(0);
  const press = () => setPresses(presses + 1);
  const there = "#button";
  const words = (look: (typeof looks)[number]) => (look === "danger" || look === "final" ? t.dangerous : t);
  return (
    <>
      {looks.map((look) => (
        <Card key={look} title={t.looks[look]} level={3}>
          <States look="row">
            <Button look={look} size="main">
              {words(look).find}
            </Button>
            <Button look={look} icon={<Icon glyph={look === "danger" ? X : Plus} size={18} />}>
              {words(look).add}
            </Button>
            <Button look={look} size="card">
              {words(look).pick}
            </Button>
            <Button look={look} iconAfter={<Icon glyph={ArrowRight} size={18} />} href={there}>
              {words(look).go}
            </Button>
            <Button look={look} disabled>
              {t.off}
            </Button>
            <Button look={look} href={there} disabled>
              {t.offLink}
            </Button>
            <Button look={look} busy>
              {t.busy}
            </Button>
            <Button look={look} href={there} busy>
              {t.working}
            </Button>
          </States>
        </Card>
      ))}
      <Card title={t.presses(presses)} level={3}>
        <States>
          <Button look="primary" size="main" wide onClick={press}>
            {t.order}
          </Button>
          <Button look="primary" size="main" wide busy onClick={press}>
            {t.paying}
          </Button>
          <Button look="danger" wide>
            {t.long}
          </Button>
        </States>
      </Card>
    </>
  );
}

/** The product's only button, as a button and as a link, in every look, size and state. */
export const buttonSpecimen: Specimen = { key: "button", title: { ru: "Кнопка", en: "Button" }, Show };

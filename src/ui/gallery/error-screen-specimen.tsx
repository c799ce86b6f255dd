import { useState } from "react";
import { ErrorScreen } from "#ui/error-screen.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { NameSign } from "#ui/name-sign.tsx";

const texts = {
  ru: {
    unknown: "Произошла неизвестная ошибка",
    unknownHint: "Мы о ней уже знаем. Всё, что вы ввели, сохранено.",
    reload: "Перезагрузить",
    number: "Номер ошибки: 7f3a",
    bare: "Такого заказа нет",
    bareHint: "Проверьте ссылку: в ней могла потеряться часть.",
    prices: "Цены не загрузились",
    retry: "Повторить",
    waiting: "Заказ не открылся",
    again: "Открыть ещё раз",
    back: "К поиску",
    empty: "Машин на это время нет",
    emptyHint: "Выберите другое время или оставьте заявку, и мы найдём машину.",
    name: "Здесь будет ваше имя",
    request: "Оставить заявку",
    presses: (count: number) => `Нажатий: ${count}`,
  },
  en: {
    unknown: "An unknown error occurred",
    unknownHint: "We already know about it. Everything you entered is kept.",
    reload: "Reload",
    number: "Error number: 7f3a",
    bare: "There is no such order",
    bareHint: "Check the link: a part of it may be missing.",
    prices: "The prices did not load",
    retry: "Try again",
    waiting: "The order did not open",
    again: "Open it again",
    back: "Back to search",
    empty: "No cars at this time",
    emptyHint: "Choose another time, or leave a request and we will find a car.",
    name: "Your name goes here",
    request: "Leave a request",
    presses: (count: number) => `Presses: ${count}`,
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [presses, setPresses] = useState(0);
  const press = () => setPresses(presses + 1);
  return (
    <>
      <ErrorScreen
        level={2}
        title={t.unknown}
        message={t.unknownHint}
        action={{ label: t.reload, onPress: press }}
        secondAction={{ label: t.back, href: "#error-screen" }}
      >
        <p>{t.number}</p>
      </ErrorScreen>
      <h3>{t.presses(presses)}</h3>
      <States>
        <ErrorScreen look="card" level={2} title={t.prices} action={{ label: t.retry, onPress: press }} />
        <ErrorScreen look="card" level={2} title={t.waiting} action={{ label: t.again, onPress: press, busy: true }} />
        <ErrorScreen look="card" level={2} title={t.bare} message={t.bareHint} />
        <ErrorScreen
          look="card"
          level={2}
          picture={<NameSign name={t.name} size="small" />}
          title={t.empty}
          message={t.emptyHint}
          action={{ label: t.request, onPress: press }}
        />
      </States>
    </>
  );
}

/** What went wrong and what to do next, as a page and as part of one, with and without its button. */
export const errorScreenSpecimen: Specimen = {
  key: "error-screen",
  title: { ru: "Экран ошибки", en: "Error screen" },
  Show,
};

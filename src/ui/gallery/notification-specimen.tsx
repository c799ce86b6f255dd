import { useCallback, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { NotificationList } from "#ui/notification-list.tsx";
import type { Notice } from "#ui/notification.tsx";

const texts = {
  ru: {
    list: "Сообщения",
    close: "Закрыть сообщение",
    good: "Хорошая новость",
    bad: "Плохая новость",
    plain: "К сведению",
    three: "Все сразу",
    goodText: "Поездка заказана, ваучер отправлен на почту",
    badText: "Нет связи. Ответы сохранены, отправим их, когда она появится",
    plainText: "Водитель назначен.",
    link: "Посмотреть поездку",
  },
  en: {
    list: "Messages",
    close: "Close the message",
    good: "Good news",
    bad: "Bad news",
    plain: "For information",
    three: "All at once",
    goodText: "The ride is booked, the voucher is in your mail",
    badText: "No connection. Your answers are kept and will be sent when it is back",
    plainText: "A driver is assigned.",
    link: "See the ride",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const close = useCallback((key: string) => setNotices((all) => all.filter((one) => one.key !== key)), []);
  const all = [
    { tone: "good", label: t.good, text: t.goodText },
    {
      tone: "plain",
      label: t.plain,
      text: (
        <>
          {t.plainText} <a href="#notification">{t.link}</a>
        </>
      ),
    },
    { tone: "bad", label: t.bad, text: t.badText },
  ] as const;
  const say = (...some: readonly Omit<Notice, "key">[]) =>
    setNotices((before) => [...before, ...some.map((one) => ({ ...one, key: `${one.tone} ${performance.now()}` }))]);
  return (
    <>
      <States look="row">
        {all.map(({ label, ...notice }) => (
          <Button key={label} onClick={() => say(notice)}>
            {label}
          </Button>
        ))}
        <Button onClick={() => say(...all)}>{t.three}</Button>
      </States>
      <NotificationList label={t.list} closeLabel={t.close} notices={notices} onClose={close} />
    </>
  );
}

/** Short messages that disappear by themselves. */
export const notificationSpecimen: Specimen = {
  key: "notification",
  title: { ru: "Сообщение", en: "Notification" },
  Show,
};

import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { TextArea } from "#ui/text-area.tsx";

const texts = {
  ru: {
    note: "Комментарий водителю",
    notePrompt: "Номер подъезда, коляска, собака",
    noteHint: "От 2 до 6 строк",
    reply: "Ответ на отзыв",
    replyText: "Спасибо, что написали. Передали водителю ваши слова: он обрадовался.",
    story: "Отзыв",
    storyText:
      "Рейс задержали на два часа, а водитель всё это время ждал с табличкой.\nПомог с чемоданами, в машине нашлись вода и зарядка.\nДо отеля доехали за сорок минут, хотя пробки были до самого центра.",
    storyHint: "До 3 строк, дальше прокрутка",
    short: "Одним словом",
    shortHint: "До 10 знаков",
    reason: "Причина отмены",
    reasonError: "Напишите причину: без неё деньги не вернуть",
    wish: "Пожелания",
    wishText: "Детское кресло",
    wishWarning: "Кресло заказывают в разделе «Пассажиры»",
    closed: "Жалоба",
    closedText: "Обращение закрыто 12 ноября.",
  },
  en: {
    note: "Note to the driver",
    notePrompt: "Entrance, pram, dog",
    noteHint: "2 to 6 lines",
    reply: "Reply to a review",
    replyText: "Thank you for writing. We passed your words on to the driver, and it made his day.",
    story: "Review",
    storyText:
      "Our flight was two hours late, and the driver waited all that time with the sign.\nHe helped with the suitcases, and there was water and a charger in the car.\nWe were at the hotel in forty minutes in spite of the traffic.",
    storyHint: "Up to 3 lines, then it scrolls",
    short: "In one word",
    shortHint: "Up to 10 characters",
    reason: "Reason for cancelling",
    reasonError: "Write the reason: without it there is no refund",
    wish: "Wishes",
    wishText: "A child seat",
    wishWarning: "Child seats are booked under Passengers",
    closed: "Complaint",
    closedText: "Closed on 12 November.",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  return (
    <States>
      <Live start="">
        {(value, onChange) => (
          <TextArea {...{ value, onChange }} label={t.note} placeholder={t.notePrompt} hint={t.noteHint} />
        )}
      </Live>
      <Live start={t.replyText}>
        {(value, onChange) => <TextArea {...{ value, onChange }} label={t.reply} minRows={1} />}
      </Live>
      <Live start={t.storyText}>
        {(value, onChange) => <TextArea {...{ value, onChange }} label={t.story} hint={t.storyHint} maxRows={3} />}
      </Live>
      <Live start="">
        {(value, onChange) => (
          <TextArea {...{ value, onChange }} label={t.short} hint={t.shortHint} minRows={1} most={10} />
        )}
      </Live>
      <Live start="">
        {(value, onChange) => <TextArea {...{ value, onChange }} label={t.reason} error={t.reasonError} required />}
      </Live>
      <Live start={t.wishText}>
        {(value, onChange) => <TextArea {...{ value, onChange }} label={t.wish} warning={t.wishWarning} />}
      </Live>
      <TextArea label={t.closed} value={t.closedText} onChange={() => undefined} disabled />
    </States>
  );
}

/** Longer text that grows with its field. */
export const textAreaSpecimen: Specimen = {
  key: "text-area",
  title: { ru: "Многострочное поле", en: "Text area" },
  Show,
};

import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Dropdown } from "#ui/dropdown.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";

const texts = {
  ru: {
    close: "Закрыть",
    dialog: "Окно",
    wide: "Широкое окно",
    sheet: "Лист снизу",
    full: "На весь экран",
    cancelTitle: "Отменить поездку?",
    cancelText: "Деньги вернутся на карту в течение трёх дней.",
    cancel: "Отменить поездку",
    keep: "Оставить",
    why: "Почему бесплатно",
    whyText: "До подачи больше суток: водитель ещё не назначен.",
    addressTitle: "Куда прислать ваучер",
    mail: "Эл. почта",
    send: "Отправить",
    sheetTitle: "Что включено",
    sheetText: "Встреча с табличкой, час ожидания в аэропорту, платные дороги и парковка.",
    understood: "Понятно",
    offerTitle: "Условия поездки",
    offer: [
      "Водитель приезжает к прилёту и следит за рейсом. Если рейс задержат, он подождёт: доплаты не будет.",
      "Час ожидания в аэропорту и 15 минут в городе включены в цену. Дальше ожидание оплачивается по минутам.",
      "Отменить поездку бесплатно можно за сутки до подачи. Позже возвращается половина цены, за три часа — ничего.",
      "Детские кресла привозит водитель. Он же помогает с багажом и платит за дороги и парковку.",
    ],
    agree: "Согласен",
  },
  en: {
    close: "Close",
    dialog: "Window",
    wide: "Wide window",
    sheet: "Sheet from below",
    full: "Full screen",
    cancelTitle: "Cancel the ride?",
    cancelText: "The money returns to the card within three days.",
    cancel: "Cancel the ride",
    keep: "Keep it",
    why: "Why it is free",
    whyText: "The ride is more than a day away: no driver has been sent for it yet.",
    addressTitle: "Where to send the voucher",
    mail: "Email",
    send: "Send",
    sheetTitle: "What is included",
    sheetText: "A driver with your name on a sign, an hour of waiting at the airport, tolls and parking.",
    understood: "Got it",
    offerTitle: "Terms of the ride",
    offer: [
      "The driver follows your flight and comes when it lands. If it is late, the driver waits at no charge.",
      "The price holds an hour of waiting at the airport and 15 minutes in town. After that waiting is paid by the minute.",
      "Cancelling is free until a day before the ride. Later half of the price is returned, and within three hours nothing.",
      "The driver brings the child seats, helps with the luggage and pays for tolls and parking.",
    ],
    agree: "I agree",
  },
};

type Look = "dialog" | "wide" | "sheet" | "full";
const looks: readonly Look[] = ["dialog", "wide", "sheet", "full"];

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [look, setLook] = useState<Look>();
  const [isSure, setSure] = useState(false);
  const [mail, setMail] = useState("");
  const shut = () => setLook(undefined);
  const window = { onClose: shut, closeLabel: t.close };
  return (
    <>
      <States look="row">
        {looks.map((one) => (
          <Button key={one} aria-haspopup="dialog" onClick={() => setLook(one)}>
            {t[one]}
          </Button>
        ))}
      </States>
      <Dialog
        {...window}
        open={look === "dialog"}
        title={t.cancelTitle}
        footer={
          <>
            <Button look="danger" onClick={() => setSure(true)}>
              {t.cancel}
            </Button>
            <Button onClick={shut}>{t.keep}</Button>
          </>
        }
      >
        <p>{t.cancelText}</p>
        <Dialog open={isSure} onClose={() => setSure(false)} title={t.why} closeLabel={t.close}>
          <p>{t.whyText}</p>
        </Dialog>
      </Dialog>
      <Dialog
        {...window}
        open={look === "wide"}
        look="wide"
        title={t.addressTitle}
        footer={
          <Button look="primary" onClick={shut}>
            {t.send}
          </Button>
        }
      >
        <States>
          <TextField ref={startHere} label={t.mail} type="email" value={mail} onChange={setMail} />
          <Dropdown text={t.why}>
            <p>{t.whyText}</p>
          </Dropdown>
        </States>
      </Dialog>
      <Dialog
        {...window}
        open={look === "sheet"}
        look="sheet"
        title={t.sheetTitle}
        footer={<Button onClick={shut}>{t.understood}</Button>}
      >
        <p>{t.sheetText}</p>
      </Dialog>
      <Dialog
        {...window}
        open={look === "full"}
        look="full"
        title={t.offerTitle}
        footer={
          <Button look="primary" onClick={shut}>
            {t.agree}
          </Button>
        }
      >
        {[...t.offer, ...t.offer, ...t.offer].map((line, index) => (
          <p key={`${index + 1}`}>
            {index + 1}. {line}
          </p>
        ))}
      </Dialog>
    </>
  );
}

/** Modal windows: a window, a wide one, a sheet from below, the whole screen, and one inside another. */
export const dialogSpecimen: Specimen = { key: "dialog", title: { ru: "Окно", en: "Dialog" }, Show };

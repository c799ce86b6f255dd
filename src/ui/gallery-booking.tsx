import { useState } from "react";
import { Button } from "#ui/button.tsx";
import type { CalendarWords } from "#ui/calendar-words.ts";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import type { GalleryTexts } from "#ui/gallery-texts.ts";
import { CreditCard, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { PhoneField } from "#ui/phone-field.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TimeField } from "#ui/time-field.tsx";
import css from "./gallery.module.css";

type GalleryBookingProps = {
  readonly texts: GalleryTexts;
  readonly words: CalendarWords;
  readonly locale: string;
  readonly today: string;
};

/** The booking form, built from the kit alone. */
export function GalleryBooking({ texts, words, locale, today }: GalleryBookingProps) {
  const [date, setDate] = useState("2026-11-24");
  const [time, setTime] = useState("18:40");
  const [flight, setFlight] = useState("SU 2455");
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(1);
  const [seats, setSeats] = useState(1);
  const [name, setName] = useState(texts.nameText);
  const [phone, setPhone] = useState("+7 916 123-45-67");
  const [mail, setMail] = useState("anna@");
  const [comment, setComment] = useState("");
  const [payment, setPayment] = useState<"card" | "driver">("card");
  const step = { lessLabel: texts.less, moreLabel: texts.more };
  const [startTitle = ""] = texts.startStop;
  const [endTitle = ""] = texts.endStop;

  return (
    <div className={css["columns"]}>
      <div className={css["stack"]}>
        <Card title={texts.trip} aside={texts.tripAside}>
          <div className={css["triple"]}>
            <DateField
              {...{ locale, words, today }}
              label={texts.date}
              value={date}
              onChange={setDate}
              earliest={today}
              offDays={["2026-11-27"]}
              eventDays={["2026-11-30"]}
              openLabel={texts.openCalendar}
              refusals={{ early: texts.early, late: texts.late, impossible: texts.impossible, off: texts.offDay }}
            />
            <TimeField label={texts.time} value={time} onChange={setTime} openLabel={texts.openTimes} />
            <TextField label={texts.flight} value={flight} onChange={setFlight} autoCapitalize="characters" />
          </div>
          <p className={css["hint"]}>{texts.localTime}</p>
        </Card>
        <Card title={texts.passengers} aside={texts.upTo}>
          <NumberStepper {...step} label={texts.adults} value={adults} onChange={setAdults} min={1} max={3} />
          <NumberStepper {...step} label={texts.children} value={children} onChange={setChildren} max={1} />
          <NumberStepper
            {...step}
            label={texts.seat}
            note={texts.seatPrice}
            value={seats}
            onChange={setSeats}
            max={1}
          />
          <div className={css["double"]}>
            <TextField label={texts.name} value={name} onChange={setName} autoComplete="name" />
            <PhoneField label={texts.phone} value={phone} onChange={setPhone} />
            <TextField
              label={texts.mail}
              value={mail}
              onChange={setMail}
              type="email"
              autoComplete="email"
              error={mail.endsWith("@") ? texts.mailError : undefined}
            />
            <TextArea label={texts.comment} value={comment} onChange={setComment} />
          </div>
        </Card>
        <Card title={texts.sign} aside={texts.signAside}>
          <NameSign name={name} line={`${flight} · Nameboard`} placeholder={texts.signPrompt} label={texts.sign} />
        </Card>
      </div>
      <Card flush as="aside" label={texts.total}>
        <div className={css["inner"]}>
          <RouteLine
            stops={[
              { key: "start", title: startTitle, note: `${texts.date}, 18:40` },
              { key: "end", title: endTitle, note: "19:55" },
            ]}
          />
        </div>
        <div className={css["summary"]}>
          <p className={css["total"]}>
            <span>{texts.total}</span>
            <span>{"2\u202F850\u202F₽"}</span>
          </p>
          <Segmented
            label={texts.payment}
            value={payment}
            onChange={setPayment}
            options={[
              { value: "card", label: texts.card, icon: <Icon glyph={CreditCard} /> },
              { value: "driver", label: texts.driver, icon: <Icon glyph={Wallet} /> },
            ]}
          />
          <Button look="primary" size="main" wide>
            {texts.order}
          </Button>
          <p className={css["small"]}>{texts.cancel}</p>
        </div>
      </Card>
    </div>
  );
}

import { useId, useState } from "react";
import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Eye, EyeOff, MapPin, Wallet } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextField } from "#ui/text-field.tsx";

const texts = {
  ru: {
    name: "Имя и фамилия",
    nameHint: "Так напишем на табличке",
    namePrompt: "Анна Иванова",
    optional: "необязательно",
    company: "Компания",
    companyText: "ООО «Северный ветер»",
    mail: "Эл. почта",
    mailHint: "Ещё пришлём чек",
    mailError: "Допишите адрес: сюда придёт ваучер",
    flight: "Номер рейса",
    flightWarning: "В этот день такого рейса нет. Проверьте номер",
    password: "Пароль",
    passwordShow: "Показать пароль",
    find: "Найти поездку",
    findText: "Шереметьево",
    clear: "Очистить",
    tip: "Чаевые водителю",
    currency: "₽",
    code: "Промокод",
    codeHint: "До 8 знаков",
    train: "Номер поезда",
    trainHint: "Сверяем с расписанием",
    town: "Город",
    townText: "Москва",
    order: "Номер заказа",
    orderHint: "Его можно скопировать, но не изменить",
    to: "Куда",
    toPrompt: "Аэропорт, вокзал, адрес",
  },
  en: {
    name: "Name and surname",
    nameHint: "The sign will say this",
    namePrompt: "Anna Ivanova",
    optional: "optional",
    company: "Company",
    companyText: "Northern Wind Ltd",
    mail: "E-mail",
    mailHint: "The receipt goes there too",
    mailError: "Complete the address: your voucher goes there",
    flight: "Flight number",
    flightWarning: "No such flight on this day. Check the number",
    password: "Password",
    passwordShow: "Show the password",
    find: "Find a ride",
    findText: "Sheremetyevo",
    clear: "Clear",
    tip: "Tip for the driver",
    currency: "€",
    code: "Promo code",
    codeHint: "Up to 8 characters",
    train: "Train number",
    trainHint: "Looking it up in the timetable",
    town: "Town",
    townText: "Moscow",
    order: "Order number",
    orderHint: "It can be copied but not changed",
    to: "To",
    toPrompt: "Airport, station, address",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const currency = useId();
  const [isShown, setShown] = useState(false);
  return (
    <States>
      <Live start="">
        {(value, onChange) => (
          <TextField {...{ value, onChange }} label={t.name} placeholder={t.namePrompt} hint={t.nameHint} required />
        )}
      </Live>
      <Live start={t.companyText}>
        {(value, onChange) => (
          <TextField
            {...{ value, onChange }}
            label={t.company}
            optional={<OptionalMark>{t.optional}</OptionalMark>}
            autoComplete="organization"
          />
        )}
      </Live>
      <Live start="anna@">
        {(value, onChange) => (
          <TextField {...{ value, onChange }} label={t.mail} type="email" error={t.mailError} hint={t.mailHint} />
        )}
      </Live>
      <Live start="SU 24">
        {(value, onChange) => <TextField {...{ value, onChange }} label={t.flight} warning={t.flightWarning} />}
      </Live>
      <Live start="sesame">
        {(value, onChange) => (
          <TextField
            {...{ value, onChange }}
            label={t.password}
            type={isShown ? "text" : "password"}
            autoComplete="off"
            trailing={
              <IconButton
                label={t.passwordShow}
                look="quiet"
                aria-pressed={isShown}
                icon={<Icon glyph={isShown ? EyeOff : Eye} />}
                onClick={() => setShown(!isShown)}
              />
            }
          />
        )}
      </Live>
      <Live start={t.findText}>
        {(value, onChange) => (
          <TextField {...{ value, onChange }} label={t.find} type="search" enterKeyHint="search" clearLabel={t.clear} />
        )}
      </Live>
      <Live start="300">
        {(value, onChange) => (
          <TextField
            {...{ value, onChange }}
            label={t.tip}
            icon={<Icon glyph={Wallet} />}
            figures
            inputMode="numeric"
            aria-describedby={currency}
            trailing={<span id={currency}>{t.currency}</span>}
          />
        )}
      </Live>
      <Live start="">
        {(value, onChange) => (
          <TextField {...{ value, onChange }} label={t.code} hint={t.codeHint} most={8} autoComplete="off" />
        )}
      </Live>
      <Live start="016A">
        {(value, onChange) => <TextField {...{ value, onChange }} label={t.train} hint={t.trainHint} busy />}
      </Live>
      <TextField label={t.town} value={t.townText} onChange={() => undefined} disabled />
      <TextField label={t.order} value="NB-204815" onChange={() => undefined} hint={t.orderHint} readOnly />
      <Live start="">
        {(value, onChange) => (
          <TextField
            {...{ value, onChange }}
            label={t.to}
            placeholder={t.toPrompt}
            icon={<Icon glyph={MapPin} />}
            size="large"
          />
        )}
      </Live>
    </States>
  );
}

/** A line of text in each of its states. */
export const textFieldSpecimen: Specimen = {
  key: "text-field",
  title: { ru: "Текстовое поле", en: "Text field" },
  Show,
};

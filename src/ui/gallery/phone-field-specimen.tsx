import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { PhoneField } from "#ui/phone-field.tsx";
import { SlotField } from "#ui/slot-field.tsx";

const texts = {
  ru: {
    any: "Телефон",
    anyHint: "С кодом страны: водитель позвонит, если не найдёт вас",
    filled: "Второй телефон",
    short: "Телефон компании",
    shortError: "Не хватает цифр: проверьте номер",
    off: "Телефон водителя",
    russian: "Телефон в России",
    half: "Телефон попутчика",
    halfError: "Допишите номер: не хватает трёх цифр",
    british: "Телефон в Великобритании",
    mixed: "Шаблон +7 (999) a*",
    mixedHint: "9 — цифра, a — буква, * — цифра или буква",
    plate: "Номер машины",
    fixed: "Телефон на визитке",
  },
  en: {
    any: "Phone",
    anyHint: "With the country code: the driver calls if you cannot be found",
    filled: "Second phone",
    short: "Company phone",
    shortError: "Digits are missing: check the number",
    off: "Driver’s phone",
    russian: "Phone in Russia",
    half: "Companion’s phone",
    halfError: "Complete the number: three digits are missing",
    british: "Phone in Britain",
    mixed: "Pattern +7 (999) a*",
    mixedHint: "9 is a digit, a is a letter, * is either",
    plate: "Number plate",
    fixed: "Phone on the card",
  },
};

const russian = "+7 (999) 999-99-99";

function Show({ locale }: Scene) {
  const t = texts[locale];
  return (
    <States>
      <Live start="">
        {(value, onChange) => <PhoneField {...{ value, onChange }} label={t.any} hint={t.anyHint} required />}
      </Live>
      <Live start="+7 916 123-45-67">
        {(value, onChange) => <PhoneField {...{ value, onChange }} label={t.filled} />}
      </Live>
      <Live start="+49 30">
        {(value, onChange) => <PhoneField {...{ value, onChange }} label={t.short} error={t.shortError} />}
      </Live>
      <PhoneField label={t.off} value="+7 495 000-00-00" onChange={() => undefined} disabled />
      <Live start="">
        {(value, onChange) => <SlotField {...{ value, onChange }} label={t.russian} pattern={russian} type="tel" />}
      </Live>
      <Live start="+7 (916) 123-4_-__">
        {(value, onChange) => (
          <SlotField {...{ value, onChange }} label={t.half} pattern={russian} type="tel" error={t.halfError} />
        )}
      </Live>
      <Live start="">
        {(value, onChange) => (
          <SlotField {...{ value, onChange }} label={t.british} pattern="+44 99 9999 9999" type="tel" />
        )}
      </Live>
      <Live start="">
        {(value, onChange) => (
          <SlotField {...{ value, onChange }} label={t.mixed} pattern="+7 (999) a*" hint={t.mixedHint} />
        )}
      </Live>
      <Live start="">
        {(value, onChange) => (
          <SlotField
            {...{ value, onChange }}
            label={t.plate}
            pattern="a 999 aa 999"
            placeholderSign="•"
            autoCapitalize="characters"
          />
        )}
      </Live>
      <SlotField
        label={t.fixed}
        pattern={russian}
        value="+7 (495) 000-00-00"
        onChange={() => undefined}
        type="tel"
        disabled
      />
    </States>
  );
}

/** A phone number, free or in the slots of a pattern. */
export const phoneFieldSpecimen: Specimen = { key: "phone-field", title: { ru: "Телефон", en: "Phone" }, Show };

import { digitsAndDashesMask } from "#ui/digits-and-dashes-mask.ts";
import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { MaskedField } from "#ui/masked-field.tsx";

const texts = {
  ru: {
    seats: "Места в вагоне",
    seatsHint: "Цифры и тире",
    rows: "Ряды в самолёте",
    house: "Номера домов",
    houseError: "Такого дома на этой улице нет",
    off: "Номера заказов",
  },
  en: {
    seats: "Seats in the carriage",
    seatsHint: "Digits and dashes",
    rows: "Rows on the plane",
    house: "House numbers",
    houseError: "There is no such house in this street",
    off: "Order numbers",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const kind = { mask: digitsAndDashesMask, figures: true, autoComplete: "off" } as const;
  return (
    <States>
      <Live start="">
        {(value, onChange) => (
          <MaskedField {...kind} {...{ value, onChange }} label={t.seats} placeholder="12–14" hint={t.seatsHint} />
        )}
      </Live>
      <Live start="1-2–3—4">
        {(value, onChange) => <MaskedField {...kind} {...{ value, onChange }} label={t.rows} />}
      </Live>
      <Live start="118-120">
        {(value, onChange) => <MaskedField {...kind} {...{ value, onChange }} label={t.house} error={t.houseError} />}
      </Live>
      <MaskedField {...kind} label={t.off} value="2048-2051" onChange={() => undefined} disabled />
    </States>
  );
}

/** Text of digits and dashes only. */
export const digitsAndDashesSpecimen: Specimen = {
  key: "digits-and-dashes",
  title: { ru: "Цифры и тире", en: "Digits and dashes" },
  Show,
};

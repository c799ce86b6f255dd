import { Card } from "#ui/card.tsx";
import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";

const texts = {
  ru: {
    party: "Пассажиры",
    partyAside: "до 8 мест",
    adults: "Взрослые",
    children: "Дети до 12 лет",
    seats: "Кресло 9–18 кг",
    seatsNote: "+ 400 ₽",
    limits: "Пределы",
    most: "Чемоданы",
    mostNote: "не больше 4",
    least: "Водители",
    minutes: "Ожидание, минут",
    minutesNote: "по 5",
    guests: "Гости на яхте",
    states: "Состояния",
    wrong: "Бустеры",
    wrongError: "Детей двое: добавьте ещё один бустер",
    below: "Часы аренды",
    belowNote: "от 3",
    off: "Животные",
    offNote: "в эту машину нельзя",
    less: "Меньше: ",
    more: "Больше: ",
  },
  en: {
    party: "Passengers",
    partyAside: "up to 8 seats",
    adults: "Adults",
    children: "Children under 12",
    seats: "Child seat, 9–18 kg",
    seatsNote: "+ €4",
    limits: "Limits",
    most: "Suitcases",
    mostNote: "no more than 4",
    least: "Drivers",
    minutes: "Waiting, minutes",
    minutesNote: "in fives",
    guests: "Guests on the yacht",
    states: "States",
    wrong: "Boosters",
    wrongError: "There are two children: add one more",
    below: "Hours of rental",
    belowNote: "3 or more",
    off: "Pets",
    offNote: "not in this car",
    less: "Fewer: ",
    more: "More: ",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const words = (label: string) => ({ label, lessLabel: t.less + label, moreLabel: t.more + label });
  return (
    <States>
      <Card title={t.party} aside={t.partyAside} level={3}>
        <Live start={3}>
          {(value, onChange) => <NumberStepper {...words(t.adults)} {...{ value, onChange }} max={8} />}
        </Live>
        <Live start={1}>
          {(value, onChange) => <NumberStepper {...words(t.children)} {...{ value, onChange }} max={8} />}
        </Live>
        <Live start={1}>
          {(value, onChange) => (
            <NumberStepper {...words(t.seats)} {...{ value, onChange }} note={t.seatsNote} max={2} />
          )}
        </Live>
      </Card>
      <Card title={t.limits} level={3}>
        <Live start={4}>
          {(value, onChange) => <NumberStepper {...words(t.most)} {...{ value, onChange }} note={t.mostNote} max={4} />}
        </Live>
        <Live start={1}>
          {(value, onChange) => <NumberStepper {...words(t.least)} {...{ value, onChange }} min={1} max={2} />}
        </Live>
        <Live start={30}>
          {(value, onChange) => (
            <NumberStepper {...words(t.minutes)} {...{ value, onChange }} note={t.minutesNote} max={120} step={5} />
          )}
        </Live>
        <Live start={1250}>{(value, onChange) => <NumberStepper {...words(t.guests)} {...{ value, onChange }} />}</Live>
      </Card>
      <Card title={t.states} level={3}>
        <Live start={1}>
          {(value, onChange) => (
            <NumberStepper {...words(t.wrong)} {...{ value, onChange }} error={t.wrongError} max={4} />
          )}
        </Live>
        <Live start={2}>
          {(value, onChange) => (
            <NumberStepper {...words(t.below)} {...{ value, onChange }} note={t.belowNote} min={3} max={24} />
          )}
        </Live>
        <NumberStepper {...words(t.off)} note={t.offNote} value={0} onChange={() => undefined} disabled />
      </Card>
    </States>
  );
}

/** A whole number by buttons, arrows or typing. */
export const numberStepperSpecimen: Specimen = {
  key: "number-stepper",
  title: { ru: "Счётчик", en: "Number stepper" },
  Show,
};

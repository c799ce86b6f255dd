import { useState } from "react";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { carGrades } from "#ui/car-grades.ts";
import { Card } from "#ui/card.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Logo } from "#ui/logo.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { RoutePicture } from "#ui/route-picture.tsx";
import { SignField } from "#ui/sign-field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import css from "./pictures-specimen.module.css";

const texts = {
  ru: {
    mark: "Знак",
    cars: "Машины",
    bodies: {
      sedan: "Седан",
      estate: "Универсал",
      suv: "Внедорожник",
      minivan: "Минивэн",
      minibus: "Микроавтобус",
      bus: "Автобус",
    },
    grades: { economy: "эконом", standard: "стандарт", comfort: "комфорт", business: "бизнес", premium: "премиум" },
    seats: "мест:",
    signs: "Таблички",
    signAlone: "Табличка у водителя",
    names: [
      "Ли",
      "Анна Иванова",
      "Максимилиан Шварценеггер",
      "Константин Константинопольский, Екатерина Воскресенская",
    ],
    prompt: "Ваше имя",
    write: "Впишите своё имя",
    writing: "Табличка, на которой пишут",
    route: "Маршрут",
    routeTitle: "Маршрут от Шереметьева до «Метрополя»",
    stops: [
      ["Шереметьево, терминал C", "Встреча с табличкой в зоне прилёта", "18:40"],
      ["Тверская улица, 7", "Остановка 10 минут", "19:35"],
      ["Отель «Метрополь»", "Театральный проезд, 2", "19:55"],
    ],
    hidden: "Только для программ чтения с экрана",
  },
  en: {
    mark: "Mark",
    cars: "Cars",
    bodies: { sedan: "Sedan", estate: "Estate", suv: "SUV", minivan: "Minivan", minibus: "Minibus", bus: "Bus" },
    grades: { economy: "economy", standard: "standard", comfort: "comfort", business: "business", premium: "premium" },
    seats: "seats:",
    signs: "Name signs",
    signAlone: "The driver’s sign",
    names: ["Li", "Anna Ivanova", "Maximilian Schwarzenegger", "Alexandra Featherstonehaugh, Bartholomew Cholmondeley"],
    prompt: "Your name",
    write: "Write your name",
    writing: "A sign to write on",
    route: "Route",
    routeTitle: "Route from Sheremetyevo to the Metropol",
    stops: [
      ["Sheremetyevo, terminal C", "The driver waits in arrivals with a sign", "18:40"],
      ["Tverskaya Street 7", "A stop of 10 minutes", "19:35"],
      ["Hotel Metropol", "Teatralny Proezd 2", "19:55"],
    ],
    hidden: "For screen readers only",
  },
};

const bodies = ["sedan", "estate", "suv", "minivan"] as const;
const vans = [
  { body: "minivan", seats: 8 },
  { body: "minibus", seats: 10 },
  { body: "minibus", seats: 13 },
  { body: "minibus", seats: 19 },
  { body: "bus", seats: 30 },
] as const;

function Show({ locale }: Scene) {
  const t = texts[locale];
  return (
    <>
      <Card title={t.mark} level={3}>
        <States look="row">
          <Logo mark="Nb" word="Nameboard" />
          <Logo mark="Nb" />
          <VisuallyHidden>{t.hidden}</VisuallyHidden>
        </States>
      </Card>
      <Card title={t.cars} level={3}>
        <States look="threes">
          {bodies.flatMap((body) =>
            carGrades.map((grade) => (
              <CarDrawing
                key={`${body}-${grade}`}
                body={body}
                grade={grade}
                label={`${t.bodies[body]}, ${t.grades[grade]}`}
              />
            )),
          )}
          {vans.map(({ body, seats }) => (
            <CarDrawing
              key={`${body}-${seats}`}
              body={body}
              grade="standard"
              seats={seats}
              label={`${t.bodies[body]}, ${t.seats} ${seats}`}
            />
          ))}
        </States>
      </Card>
      <Card title={t.signs} level={3}>
        <States>
          {t.names.map((name) => (
            <NameSign key={name} name={name} line="SU 2455 · Nameboard" />
          ))}
          <NameSign name="" placeholder={t.prompt} line="" />
          <NameSign name={t.names[1] ?? ""} size="small" />
        </States>
      </Card>
      <Card title={t.signAlone} level={3}>
        <NameSign name={t.names[1] ?? ""} line="SU 2455 · Nameboard" size="large" />
      </Card>
      <Card title={t.writing} level={3}>
        <States>
          {["", ...t.names].map((name) => (
            <Written key={name} name={name} label={t.write} placeholder={t.prompt} />
          ))}
        </States>
      </Card>
      <Card title={t.route} level={3}>
        <States>
          <RouteLine
            label={t.route}
            stops={t.stops.map(([title, note, aside], index) => ({ key: String(index), title, note, aside }))}
          />
          <RoutePicture
            title={t.routeTitle}
            points={[
              { x: 0, y: 0.05 },
              { x: 0.22, y: 0.3 },
              { x: 0.38, y: 0.42 },
              { x: 0.66, y: 0.5 },
              { x: 0.86, y: 0.72 },
              { x: 1, y: 1 },
            ]}
          />
        </States>
      </Card>
    </>
  );
}

type WrittenProps = { readonly name: string; readonly label: string; readonly placeholder: string };

function Written({ name, label, placeholder }: WrittenProps) {
  const [value, setValue] = useState(name);
  return (
    <div className={css["written"]}>
      <SignField label={label} placeholder={placeholder} value={value} onChange={setValue} most={60} />
    </div>
  );
}

/** Our own drawings: the logo, the cars, the name signs and the route. */
export const picturesSpecimen: Specimen = { key: "pictures", title: { ru: "Рисунки", en: "Pictures" }, Show };

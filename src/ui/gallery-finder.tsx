import { useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip } from "#ui/chip.tsx";
import type { GalleryTexts } from "#ui/gallery-texts.ts";
import {
  ArrowLeftRight,
  Clock,
  Copy,
  Hotel,
  Luggage,
  PlaneLanding,
  Plus,
  SlidersHorizontal,
  Users,
} from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PlaceCombobox } from "#ui/place-combobox.tsx";
import type { PlaceOption } from "#ui/place-options.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { RoutePicture } from "#ui/route-picture.tsx";
import css from "./gallery.module.css";

const cars = [
  ["sedan", "light"],
  ["sedan", "dark"],
  ["minivan", "mid"],
] as const;

const way = [
  { x: 0, y: 0.05 },
  { x: 0.22, y: 0.3 },
  { x: 0.38, y: 0.42 },
  { x: 0.66, y: 0.5 },
  { x: 0.86, y: 0.72 },
  { x: 1, y: 1 },
];

/** The finder and its results, built from the kit alone. */
export function GalleryFinder({ texts }: { readonly texts: GalleryTexts }) {
  const [from, setFrom] = useState<PlaceOption | string>({
    key: "svo",
    primary: texts.fromText,
    secondary: texts.fromDetail,
    code: "SVO",
  });
  const [to, setTo] = useState<PlaceOption | string>({
    key: "metropol",
    primary: texts.toText,
    secondary: texts.toDetail,
  });
  const [both, setBoth] = useState(true);
  const options: PlaceOption[] = [
    {
      key: "svo",
      primary: texts.fromText,
      secondary: texts.fromDetail,
      code: "SVO",
      icon: <Icon glyph={PlaneLanding} />,
      group: texts.airports,
    },
    {
      key: "vko",
      primary: texts.fromText.slice(0, 5),
      secondary: texts.fromDetail,
      code: "VKO",
      icon: <Icon glyph={PlaneLanding} />,
      group: texts.airports,
    },
    {
      key: "metropol",
      primary: texts.toText,
      secondary: texts.toDetail,
      icon: <Icon glyph={Hotel} />,
      group: texts.hotels,
    },
    {
      key: "other",
      primary: texts.middleStop[0] ?? "",
      secondary: texts.fromDetail,
      icon: <Icon glyph={Hotel} />,
      group: texts.hotels,
    },
  ];
  const field = (value: PlaceOption | string) =>
    typeof value === "string" ? { text: value } : { text: value.primary, detail: value.secondary, code: value.code };
  const shared = {
    options,
    placeholder: texts.placePrompt,
    emptyText: texts.nothing,
    resultsText: texts.found,
    clearLabel: texts.clear,
    size: "large",
  } as const;

  return (
    <>
      <div className={css["opening"]}>
        <h1>{texts.headline}</h1>
        <p className={css["promise"]}>{texts.promise}</p>
      </div>
      <Card look="raised" as="div">
        <div className={css["finder"]}>
          <PlaceCombobox
            {...shared}
            {...field(from)}
            label={texts.from}
            icon={<Icon glyph={PlaneLanding} size={22} />}
            onTextChange={setFrom}
            onPick={setFrom}
          />
          <div className={css["swap"]}>
            <IconButton
              label={texts.swap}
              icon={<Icon glyph={ArrowLeftRight} size={18} />}
              onClick={() => {
                setFrom(to);
                setTo(from);
              }}
            />
          </div>
          <PlaceCombobox
            {...shared}
            {...field(to)}
            label={texts.to}
            icon={<Icon glyph={Hotel} size={22} />}
            onTextChange={setTo}
            onPick={setTo}
          />
          <Button look="primary" size="main">
            {texts.find}
          </Button>
        </div>
      </Card>
      <div className={css["row"]}>
        <Checkbox label={texts.both} checked={both} onChange={setBoth} />
        <Button look="link" size="card" icon={<Icon glyph={Plus} size={18} />}>
          {texts.addStop}
        </Button>
      </div>
      <div className={css["columns"]}>
        <div className={css["stack"]}>
          <div className={css["listhead"]}>
            <h2>
              {texts.choose} <span className={css["count"]}>{texts.classes}</span>
            </h2>
            <div className={css["row"]}>
              <Chip icon={<Icon glyph={Copy} />}>{texts.copy}</Chip>
              <Chip icon={<Icon glyph={SlidersHorizontal} />}>{texts.filters}</Chip>
            </div>
          </div>
          {cars.map(([body, tint], index) => {
            const [name = "", models, price] = texts.cars[index] ?? [];
            const isChosen = index === 1;
            return (
              <Card
                key={name}
                as="article"
                label={name}
                look={isChosen ? "chosen" : "plain"}
                tag={isChosen ? <Badge look="accent">{texts.favourite}</Badge> : undefined}
              >
                <div className={css["car"]}>
                  <CarDrawing body={body} tint={tint} />
                  <div className={css["about"]}>
                    <h3>{name}</h3>
                    <p className={css["quiet"]}>{models}</p>
                    <p className={css["facts"]}>
                      <Icon glyph={Users} size={18} /> 3 <Icon glyph={Luggage} size={18} /> 3
                      <span className={css["good"]}>
                        <Icon glyph={Clock} size={18} /> {texts.waiting}
                      </span>
                    </p>
                  </div>
                  <div className={css["price"]}>
                    <p className={css["sum"]}>{price}</p>
                    <p className={css["quiet"]}>{texts.perCar}</p>
                    <Button look="primary" size="card">
                      {texts.pick}
                    </Button>
                  </div>
                </div>
              </Card>
            );
          })}
        </div>
        <Card flush as="aside" label={texts.routePicture}>
          <div className={css["map"]}>
            <RoutePicture points={way} title={texts.routePicture} />
          </div>
          <div className={css["inner"]}>
            <RouteLine
              stops={[texts.startStop, texts.middleStop, texts.endStop].map(([title, note], index) => ({
                key: String(index),
                title,
                note,
              }))}
            />
          </div>
          <dl className={css["numbers"]}>
            {texts.facts.map(([value, word]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}

import { Card } from "#ui/card.tsx";
import { CarDrawing } from "#ui/car-drawing.tsx";
import type { CarBody } from "#ui/car-shapes.ts";
import type { GalleryTexts } from "#ui/gallery-texts.ts";
import { Logo } from "#ui/logo.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { RoutePicture } from "#ui/route-picture.tsx";
import { Spinner } from "#ui/spinner.tsx";
import css from "./gallery.module.css";

const bodies: readonly CarBody[] = ["sedan", "estate", "suv", "minivan", "minibus", "bus"];
const tints = ["light", "mid", "dark"] as const;
const names = [
  "Ли",
  "Анна Иванова",
  "Maximilian Schwarzenegger",
  "Константин Константинопольский, Екатерина Воскресенская",
];

/** Cars, signs, routes and the mark. */
export function GalleryPictures({ texts }: { readonly texts: GalleryTexts }) {
  return (
    <Card title={texts.pictures}>
      <div className={css["cars"]}>
        {bodies.flatMap((body, index) =>
          tints.map((tint) => (
            <CarDrawing key={`${body}-${tint}`} body={body} tint={tint} label={`${texts.bodies[index]}, ${tint}`} />
          )),
        )}
      </div>
      <div className={css["double"]}>
        {names.map((name) => (
          <NameSign key={name} name={name} line="SU 2455 · Nameboard" />
        ))}
        <NameSign name="" placeholder={texts.signPrompt} line="" />
        <NameSign name={texts.nameText} size="small" />
      </div>
      <div className={css["stack"]}>
        <NameSign name={texts.nameText} line="SU 2455 · Nameboard" size="large" />
        <div className={css["map"]}>
          <RoutePicture
            title={texts.routePicture}
            points={[
              { x: 0, y: 0.6 },
              { x: 0.4, y: 0.2 },
              { x: 1, y: 0.5 },
            ]}
          />
        </div>
        <div className={css["row"]}>
          <Logo mark="Nb" word="Nameboard" />
          <Logo mark="Nb" />
          <Spinner />
        </div>
      </div>
    </Card>
  );
}

import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Switch } from "#ui/switch.tsx";

const texts = {
  ru: {
    loaded: "Показать, что загрузилось",
    came: "На месте",
    title: "Комфорт",
    cars: "Kia K5, Toyota Camry или похожая",
    pick: "Выбрать",
    shapes: "Формы",
    spinner: "Знак ожидания",
  },
  en: {
    loaded: "Show what has loaded",
    came: "In its place",
    title: "Comfort",
    cars: "Kia K5, Toyota Camry or similar",
    pick: "Choose",
    shapes: "Shapes",
    spinner: "Spinner",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <Card title={t.came} level={3}>
        <Switch label={t.loaded} on={loaded} onChange={setLoaded} />
        <div aria-busy={!loaded}>
          {loaded ? <h3>{t.title}</h3> : <Skeleton shape="title" width="quarter" />}
          <p>{loaded ? t.cars : <Skeleton width="half" />}</p>
          {loaded ? <Button size="card">{t.pick}</Button> : <Skeleton shape="button" width="quarter" />}
        </div>
      </Card>
      <Card title={t.shapes} level={3}>
        <States>
          <div>
            <Skeleton shape="picture" />
          </div>
          <div>
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton shape="price" width="quarter" />
          </div>
          <div>
            <Skeleton shape="field" />
          </div>
          <div>
            <Skeleton shape="button" width="half" />
          </div>
          <div>
            <Skeleton shape="circle" />
          </div>
        </States>
      </Card>
      <Card title={t.spinner} level={3}>
        <States look="row">
          <Spinner size={14} />
          <Spinner />
          <Spinner size={32} />
        </States>
      </Card>
    </>
  );
}

/** Placeholders for content that is loading, and the spinner. */
export const skeletonSpecimen: Specimen = {
  key: "skeleton",
  title: { ru: "Заготовка", en: "Skeleton" },
  Show,
};

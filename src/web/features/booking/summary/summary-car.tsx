import type { PriceItem } from "#contract/prices/prices.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import { classDrawing } from "#web/trip/class-drawing.ts";
import css from "./summary-car.module.css";

const carDrawing = pagePart(() => import("#ui/car-drawing.tsx").then((file) => file.CarDrawing));

/** The car as it was chosen: its class and models, and its drawing, which comes after the form. */
export function SummaryCar({ car }: { readonly car: PriceItem["car_class"] }) {
  const { t } = usePage();
  const { Part: Drawing } = usePagePart(carDrawing, true);
  const models = car.models.slice(0, 2).join(", ");
  return (
    <div className={css["car"]}>
      <div className={css["picture"]}>{Drawing && <Drawing {...classDrawing(car)} />}</div>
      <div>
        <p className={css["name"]}>{car.title}</p>
        {models !== "" && <p className={css["models"]}>{t("booking.money.models", { models })}</p>}
      </div>
    </div>
  );
}

import type { OfferView } from "#contract/requests/offers.ts";
import { cancelAhead } from "#i18n/cancel-ahead.ts";
import { formatDistance, formatDuration } from "#i18n/format.ts";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { Card } from "#ui/card.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { classDrawing } from "#web/trip/class-drawing.ts";
import css from "./offered-way.module.css";

/** What is offered: the car, the way, and the terms in words. */
export function OfferedWay({ offer }: { readonly offer: OfferView }) {
  const { t, locale, money } = usePricedPage();
  const { car, terms, ways, currency } = offer;
  const ladder = terms.cancellation.map(({ minutes_before: minutesBefore, fee_percent: feePercent }) => ({
    minutesBefore,
    feePercent,
  }));
  return (
    <Card>
      <div className={css["car"]}>
        <div>
          <h2 className={css["name"]}>{car.name}</h2>
          <p className={css["soft"]}>{car.models.join(", ")}</p>
          <p className={css["soft"]}>{[t("offers.seats", { count: car.capacity }), offer.provider].join(" · ")}</p>
        </div>
        <CarDrawing {...classDrawing({ body: car.body, grade: "comfort", capacity: car.capacity })} />
      </div>
      {ways.map((way, index) => (
        <div key={`${way.from.title} ${way.to.title}`} className={css["way"]}>
          <p>
            {ways.length > 1 && <b>{`${t(index === 0 ? "prices.linesThere" : "prices.linesBack")}: `}</b>}
            {`${way.from.title} → ${way.to.title}`}
          </p>
          <p className={css["soft"]}>
            {[formatDistance(way.metres / 1000, locale), formatDuration(way.seconds, locale)].join(" · ")}
          </p>
          {ways.length > 1 && <p>{money(way.price, currency)}</p>}
        </div>
      ))}
      <h3 className={css["label"]}>{t("offers.terms")}</h3>
      <ul className={css["terms"]}>
        {cancelAhead(ladder, { t, locale }).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {terms.free_waiting > 0 && (
          <li>{t("offers.waiting", { time: formatDuration(terms.free_waiting * 60, locale) })}</li>
        )}
      </ul>
    </Card>
  );
}

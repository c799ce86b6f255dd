import { memo, useMemo, useState } from "react";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDistance, formatDuration } from "#i18n/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ChevronRight } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { usePage } from "#web/page/page.tsx";
import { mapPoint, type MapRide } from "./map-ride.ts";
import { RideMapPicture } from "./ride-map-picture.tsx";
import { RouteCard } from "./route-card.tsx";
import css from "./route-strip.module.css";
import { useRideLength } from "./use-ride-length.ts";

type RouteStripProps = {
  readonly from: Suggestion;
  readonly to: Suggestion;
  /** Places on the way, in order. */
  readonly stops: readonly Suggestion[];
  /** Any price of the route, for its length and terms; undefined while prices are loading. */
  readonly price: PriceItem | undefined;
  /** Takes an end that was moved on the large map. */
  readonly onPin?: ((side: "from" | "to", place: Suggestion) => void) | undefined;
};

/** The route in one row of a phone; a press shows all of it. */
export const RouteStrip = memo(function RouteStrip({ from, to, stops, price, onPin }: RouteStripProps) {
  const { t, locale, options } = usePage();
  const [isOpen, setOpen] = useState(false);
  const ride = useMemo((): MapRide => [mapPoint(from), ...stops.map(mapPoint), mapPoint(to)], [from, to, stops]);
  const length = useRideLength(ride, price);
  return (
    <>
      <button
        type="button"
        className={css["strip"]}
        data-surface="paper"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {!options.hideMap && (
          <span className={css["picture"]}>
            <RideMapPicture ride={ride} size="strip" />
          </span>
        )}
        <span className={css["words"]}>
          {length === undefined ? (
            <Skeleton width="most" />
          ) : (
            <strong>
              {t("prices.ride", {
                km: formatDistance(length.distance, locale),
                time: formatDuration(length.travel_time, locale),
              })}
            </strong>
          )}
          {stops.length > 0 && (
            <span>
              {t("prices.via", {
                count: stops.length,
                stops: stops.map((stop) => stop.structured_formatting.main_text).join(", "),
              })}
            </span>
          )}
          {price?.payed_road === true && <span>{t("prices.tollsInPrice")}</span>}
        </span>
        <Icon glyph={ChevronRight} size={20} />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("prices.route")} closeLabel={t("common.close")}>
        <RouteCard {...{ from, to, stops, price, onPin }} waiting={false} />
      </Dialog>
    </>
  );
});

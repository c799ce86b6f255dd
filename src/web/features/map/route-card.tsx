import { memo, useMemo, useState } from "react";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDistance, formatDuration, formatOffset } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Maximize2 } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { endKindOf } from "#web/trip/picked-offer.ts";
import { mapPoint, type MapRide } from "./map-ride.ts";
import { RideMapPicture } from "./ride-map-picture.tsx";
import css from "./route-card.module.css";
import { useRideLength } from "./use-ride-length.ts";
import { WayNote } from "./way-note.tsx";

type RouteCardProps = {
  readonly from: Suggestion;
  readonly to: Suggestion;
  /** Places on the way, in order. */
  readonly stops: readonly Suggestion[];
  /** Any price of the route, for its length and terms. */
  readonly price: PriceItem | undefined;
  readonly waiting: boolean;
  /** Takes an end that was moved on the large map. */
  readonly onPin?: ((side: "from" | "to", place: Suggestion) => void) | undefined;
};

/** The library of the large map is as large as all our pages together, so it comes when somebody opens the map. */
const largeMap = pagePart(() => import("./large-map.tsx").then((file) => file.LargeMap));

/** An airport and a station are where they are; any other end may be moved to the very door. */
const isMovable = ({ types }: Suggestion): boolean =>
  !types.some((type) => type === "airport" || type === "train_station");

/** The route at a glance: its map, both ends, distance and duration, and the local time. */
export const RouteCard = memo(function RouteCard(props: RouteCardProps) {
  const { from, to, stops, price, waiting, onPin } = props;
  const { t, locale, options } = usePage();
  const ride = useMemo((): MapRide => [mapPoint(from), ...stops.map(mapPoint), mapPoint(to)], [from, to, stops]);
  const [{ fixedEnd }] = useSearchState();
  const movable = useMemo(
    () => [fixedEnd !== "from" && isMovable(from), ...stops.map(() => false), fixedEnd !== "to" && isMovable(to)],
    [from, to, stops, fixedEnd],
  );
  const [isLarge, setLarge] = useState(false);
  const { Part: Large } = usePagePart(largeMap, isLarge);
  const pinned = onPin && ((index: number, place: Suggestion) => onPin(index === 0 ? "from" : "to", place));
  const length = useRideLength(ride, price);
  const facts = [
    [length && formatDistance(length.distance, locale), t("prices.distance")],
    [length && formatDuration(length.travel_time, locale), t("prices.travelTime")],
    [formatOffset(from.timezone, new Date(options.now)), t("prices.localTime")],
  ];
  return (
    <Card label={t("prices.route")} flush>
      {!options.hideMap && (
        <div className={css["map"]}>
          <RideMapPicture ride={ride} size="card" />
          <div className={css["open"]}>
            <IconButton
              look="raised"
              label={t("prices.map.open")}
              aria-haspopup="dialog"
              icon={<Icon glyph={Maximize2} size={18} />}
              onClick={() => setLarge(true)}
            />
          </div>
          <Dialog
            open={isLarge}
            onClose={() => setLarge(false)}
            title={t("prices.map.title")}
            closeLabel={t("common.close")}
            look="wide"
          >
            {Large ? (
              <Large ride={ride} movable={movable} onPin={pinned} />
            ) : (
              <RideMapPicture ride={ride} size="card" />
            )}
          </Dialog>
        </div>
      )}
      <div className={css["way"]}>
        <RouteLine
          stops={[
            {
              key: "from",
              title: from.structured_formatting.main_text,
              note: meeting(price, t) ?? from.structured_formatting.secondary_text,
            },
            ...stops.map((stop) => ({
              key: stop.place_id,
              title: stop.structured_formatting.main_text,
              note: t("orders.stop"),
            })),
            { key: "to", title: to.structured_formatting.main_text, note: to.structured_formatting.secondary_text },
          ]}
        />
      </div>
      {(price || waiting) && (
        <dl className={css["facts"]}>
          {facts.map(([value, name]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? <Skeleton />}</dd>
            </div>
          ))}
        </dl>
      )}
      {!options.hideMap && <WayNote ride={ride} />}
    </Card>
  );
});

function meeting(price: PriceItem | undefined, t: ReturnType<typeof usePage>["t"]): string | undefined {
  if (price === undefined || !price.terms.included.includes("meeting")) return undefined;
  const kind = endKindOf(price.start_place);
  return kind === "suburb" ? undefined : t(`prices.meet.${kind}`);
}

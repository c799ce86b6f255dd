import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Suggestion } from "#contract/places.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { Maximize2, Minus, Plus } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./large-map.module.css";
import type { MapRide } from "./map-ride.ts";
import { RideMapPicture } from "./ride-map-picture.tsx";
import { ridePathQuery } from "./ride-path-query.ts";
import { shownParts, type ShownRide } from "./shown-ride.ts";
import { TilesCredit } from "./tiles-credit.tsx";
import { useMapView } from "./use-map-view.ts";
import { WayNote } from "./way-note.tsx";

/** Takes an end of the ride that has been moved. */
export type OnPin = (index: number, place: Suggestion) => void;

type LargeMapProps = {
  readonly ride: MapRide;
  /** Which points may be moved; a moved one is another place, priced by the ground there. */
  readonly movable: readonly boolean[];
  readonly onPin?: OnPin | undefined;
};

/** The ride on a map that can be moved and zoomed; until it is drawn, and where it cannot be, its picture stands there. */
export function LargeMap({ ride, movable, onPin }: LargeMapProps) {
  const { t } = usePage();
  const api = useApi();
  const path = useQuery(ridePathQuery(api, ride));
  const move = useMutation({
    mutationFn: ({ index, point }: { index: number; point: GeoPoint }) =>
      api("getPlace", {
        params: { place_id: ride[index]?.id ?? "" },
        query: { point: formatGeoPoint({ lat: rounded(point.lat), lng: rounded(point.lng) }) },
      }),
    onSuccess: (place, { index }) => onPin?.(index, place),
  });
  const canMove = onPin !== undefined && movable.includes(true);
  const { data, isError } = path;
  const { status } = move;
  const shown = useMemo(
    (): ShownRide => ({
      // A refused pin goes back to where it was, so the map is told again after each answer.
      ...(status === "error" && { again: true }),
      points: ride.map(({ name, point }, index) => ({
        name,
        point,
        moveLabel: canMove && movable[index] === true ? t("prices.map.move", { name }) : undefined,
      })),
      parts: shownParts(ride, data, isError),
    }),
    [ride, movable, canMove, data, isError, status, t],
  );
  const { box, state, zoom, fit } = useMapView(shown, (index, point) => move.mutate({ index, point }));
  const isDrawn = state === "ready" || state === "substitute";
  const isPicture = state === "failed" || state === "lost";
  return (
    <div className={css["large"]}>
      <div className={css["stage"]} data-state={isPicture ? "failed" : state}>
        {!isDrawn && (
          <div className={css["picture"]}>
            <RideMapPicture ride={ride} size="wide" />
          </div>
        )}
        {!isPicture && <div ref={box} className={css["map"]} aria-busy={!isDrawn} />}
        {state === "ready" && <TilesCredit />}
        {isDrawn && (
          <div className={css["buttons"]}>
            <IconButton
              look="raised"
              label={t("prices.map.closer")}
              icon={<Icon glyph={Plus} />}
              onClick={() => zoom(1)}
            />
            <IconButton
              look="raised"
              label={t("prices.map.farther")}
              icon={<Icon glyph={Minus} />}
              onClick={() => zoom(-1)}
            />
            <IconButton
              look="raised"
              label={t("prices.map.fit")}
              icon={<Icon glyph={Maximize2} size={18} />}
              onClick={fit}
            />
          </div>
        )}
      </div>
      <p className={css["hint"]} role="status">
        {state === "substitute" && t("prices.map.substitute")}
      </p>
      <p className={css["hint"]} role="status">
        {isPicture
          ? t(state === "lost" ? "prices.map.lost" : "prices.map.pictureOnly")
          : move.isPending
            ? t("prices.map.moving")
            : canMove && isDrawn && !move.isError && t("prices.map.moveHint")}
      </p>
      {move.isError && (
        <p className={css["refused"]} role="alert">
          {move.error instanceof ApiError && move.error.message !== "" ? move.error.message : t("common.offline")}
        </p>
      )}
      <WayNote ride={ride} />
    </div>
  );
}

/** Decimal places of a pin, about a metre. */
const DECIMALS = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

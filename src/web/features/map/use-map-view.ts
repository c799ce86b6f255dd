import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { usePage } from "#web/page/page.tsx";
import type { Ground } from "./ground/choose-ground.ts";
import type { MapView, ShownRide } from "./shown-ride.ts";

/**
 * How far the large map has come: drawn, drawn on our ground because the operator's tiles did not come, unable to draw here, or
 * without any ground.
 */
type MapState = "waiting" | "ready" | "substitute" | "failed" | "lost";

/** Opens the large map in a box, keeps it showing the ride, and tells how far it has come. */
export function useMapView(ride: ShownRide, onMove: (index: number, point: GeoPoint) => void) {
  const { t, locale, options } = usePage();
  const tiles = options.mapTiles;
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(undefined);
  const [state, setState] = useState<MapState>("waiting");
  const title = t("prices.map.title");
  const moved = useEffectEvent(onMove);
  const showNow = useEffectEvent(() => view.current?.show(ride));

  useEffect(() => {
    let isOver = false;
    const end = (why: "failed" | "lost") => {
      view.current?.close();
      view.current = undefined;
      if (!isOver) setState(why);
    };
    import("./map-view.ts")
      .then(({ createMapView }) => {
        if (isOver || box.current === null) return;
        const onReady = (ground: Ground) => setState(ground === "own" && tiles !== undefined ? "substitute" : "ready");
        const events = { onReady, onLost: () => end("lost"), onMove: moved };
        view.current = createMapView(box.current, { locale, title, tiles }, events);
        showNow();
      })
      .catch(() => end("failed"));
    return () => {
      isOver = true;
      view.current?.close();
      view.current = undefined;
    };
  }, [locale, title, tiles]);

  useEffect(() => view.current?.show(ride), [ride]);

  return {
    box,
    state,
    zoom: (by: number) => view.current?.zoom(by),
    fit: () => view.current?.fit(),
  };
}

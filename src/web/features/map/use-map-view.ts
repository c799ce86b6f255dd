import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { usePage } from "#web/page/page.tsx";
import type { MapView, ShownRide } from "./shown-ride.ts";

/** Opens the large map in a box, keeps it showing the ride, and tells how far it has come. */
export function useMapView(ride: ShownRide, onMove: (index: number, point: GeoPoint) => void) {
  const { t, locale, options } = usePage();
  const tiles = options.mapTiles;
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(undefined);
  const [state, setState] = useState<"waiting" | "ready" | "failed" | "lost">("waiting");
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
        const events = { onReady: () => setState("ready"), onLost: () => end("lost"), onMove: moved };
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

import { LngLatBounds, Map as GlMap, Marker, setWorkerUrl, type GeoJSONSource } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { bentLine } from "./bent-line.ts";
import { mapStyle, WAY_SOURCE } from "./map-style.ts";
import css from "./map-view.module.css";
import type { MapView, ShownRide } from "./shown-ride.ts";

/** What the map reports. */
type MapEvents = {
  /** All that is seen has come. */
  readonly onReady: () => void;
  /** It cannot draw here, or its ground was refused. */
  readonly onFail: () => void;
  readonly onMove: (index: number, point: GeoPoint) => void;
};

/** Words that the map needs; it asks for nothing else of the page. */
type MapWords = { readonly locale: Locale; readonly title: string };

/** Room around the ride, at its sides for the names of its ends; and the closest look at a short one. */
const FIT = { padding: { top: 56, bottom: 56, left: 92, right: 92 }, maxZoom: 13.5 } as const;
/** Closer than this there is nothing more to see. */
const MOST_ZOOM = 15;
/** An arrow key moves a pin this many pixels; it is put down this long after the last press. */
const ARROW_PIXELS = 10;
const PUT_DOWN_MS = 700;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-ARROW_PIXELS, 0],
  ArrowRight: [ARROW_PIXELS, 0],
  ArrowUp: [0, -ARROW_PIXELS],
  ArrowDown: [0, ARROW_PIXELS],
};

type TrustedTypes = {
  readonly trustedTypes?: {
    createPolicy(name: "default", rules: { createScriptURL: (url: string) => string | null }): unknown;
  };
};

let isAllowed = false;

/** Browsers with trusted types start only the worker of the map: every other script address stays refused. */
function allowWorker(): void {
  if (isAllowed) return;
  isAllowed = true;
  const url = new URL(workerUrl, location.href).href;
  setWorkerUrl(url);
  (globalThis as TrustedTypes).trustedTypes?.createPolicy("default", {
    createScriptURL: (asked) => (asked === url ? asked : null),
  });
}

/** Opens the map in a box; throws where it cannot be drawn. */
export function createMapView(box: HTMLElement, { locale, title }: MapWords, events: MapEvents): MapView {
  allowWorker();
  const map = new GlMap({
    container: box,
    style: mapStyle(location.origin, locale),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxZoom: MOST_ZOOM,
    renderWorldCopies: true,
    center: [0, 30],
    zoom: 1,
    locale: { "Map.Title": title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let isReady = false;
  let shown: ShownRide | undefined;
  let markers: Marker[] = [];
  let fitted = "";
  map.once("idle", () => {
    isReady = true;
    events.onReady();
  });
  map.on("error", () => {
    if (!isReady) events.onFail();
  });

  const pin = (index: number, { points }: ShownRide): Marker => {
    const { point, name, moveLabel } = points[index] ?? { point: { lat: 0, lng: 0 }, name: "", moveLabel: undefined };
    const element: HTMLElement = document.createElement(moveLabel === undefined ? "div" : "button");
    element.className = css["pin"] ?? "";
    element.dataset["end"] = index === 0 ? "start" : index === points.length - 1 ? "finish" : "stop";
    const marker = new Marker({ element, draggable: moveLabel !== undefined }).setLngLat([point.lng, point.lat]);
    element.setAttribute("aria-label", moveLabel ?? name);
    element.title = name;
    const putDown = (): void => {
      const { lat, lng } = marker.getLngLat().wrap();
      events.onMove(index, { lat, lng });
    };
    marker.on("dragend", putDown);
    let timer: ReturnType<typeof setTimeout> | undefined;
    element.addEventListener("keydown", (event) => {
      const step = moveLabel === undefined ? undefined : ARROWS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const at = map.project(marker.getLngLat());
      marker.setLngLat(map.unproject([at.x + step[0], at.y + step[1]]));
      clearTimeout(timer);
      timer = setTimeout(putDown, PUT_DOWN_MS);
    });
    return marker.addTo(map);
  };

  const fit = (): void => {
    if (shown === undefined) return;
    const first = shown.points[0]?.point.lng ?? 0;
    const bounds = new LngLatBounds();
    for (const { lat, lng } of [
      ...shown.points.map(({ point }) => point),
      ...shown.parts.flatMap(({ steps }) => steps),
    ])
      bounds.extend([first + (((lng - first + 540) % 360) - 180), lat]);
    map.fitBounds(bounds, { ...FIT, duration: isReady ? 300 : 0 });
  };

  const drawWay = (): void => {
    const source = map.getSource<GeoJSONSource>(WAY_SOURCE);
    void source?.setData({
      type: "FeatureCollection",
      features: [
        ...(shown?.parts ?? []).map(({ kind, steps }) => ({
          type: "Feature" as const,
          properties: { kind },
          geometry: { type: "LineString" as const, coordinates: bentLine(steps).map(({ lat, lng }) => [lng, lat]) },
        })),
        ...(shown?.points ?? []).map(({ point, name }) => ({
          type: "Feature" as const,
          properties: { name },
          geometry: { type: "Point" as const, coordinates: [point.lng, point.lat] },
        })),
      ],
    });
  };
  map.once("load", drawWay);

  return {
    show(ride) {
      shown = ride;
      // A pin that has the focus is moved rather than made anew, so that the keyboard stays on it.
      const isSame = markers.length === ride.points.length;
      if (isSame)
        for (const [index, { point }] of ride.points.entries()) markers[index]?.setLngLat([point.lng, point.lat]);
      else {
        for (const marker of markers) marker.remove();
        markers = ride.points.map((_point, index) => pin(index, ride));
      }
      drawWay();
      const key = JSON.stringify(ride.points.map(({ point }) => point));
      // A pin that was put down by hand leaves the view where it is.
      if (fitted === "") fit();
      fitted = key;
    },
    fit,
    zoom: (by) => void map.zoomTo(map.getZoom() + by, { duration: 200 }),
    close: () => map.remove(),
  };
}

import { LngLatBounds, Map as GlMap, Marker, setWorkerUrl, type GeoJSONSource } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { MapTiles } from "#contract/page-options.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { bentLine } from "./bent-line.ts";
import { chooseGround, type Ground } from "./ground/choose-ground.ts";
import { GROUND_SOURCE } from "./ground/ground-layers.ts";
import { mapStyle, WAY_SOURCE } from "./map-style.ts";
import css from "./map-view.module.css";
import type { MapView, ShownRide } from "./shown-ride.ts";

/** What the map reports. */
type MapEvents = {
  /** All that is seen has come, on this ground. */
  readonly onReady: (ground: Ground) => void;
  /** No ground comes; where the map cannot draw at all it throws. */
  readonly onLost: () => void;
  readonly onMove: (index: number, point: GeoPoint) => void;
};

/** What the map needs of the page. */
type MapSettings = { readonly locale: Locale; readonly title: string; readonly tiles: MapTiles | undefined };

/** Room around the ride, at its sides for the names of its ends; and the closest look at a short one. */
const FIT = { padding: { top: 56, bottom: 56, left: 120, right: 120 }, maxZoom: 13.5 } as const;
/** Closer than this there is nothing more to see: on our own ground, and where there are houses. */
const MOST_ZOOM = { own: 15, operator: 18 } as const;
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
function allowWorker(tiles: MapTiles | undefined): void {
  if (isAllowed) return;
  isAllowed = true;
  const worker = new URL(workerUrl, location.href);
  // Browsers keep the file for a year together with its policy, which says whose tiles it may fetch.
  if (tiles !== undefined) worker.searchParams.set("tiles", new URL(tiles.url).origin);
  const url = worker.href;
  setWorkerUrl(url);
  (globalThis as TrustedTypes).trustedTypes?.createPolicy("default", {
    createScriptURL: (asked) => (asked === url ? asked : null),
  });
}

/** Opens the map in a box; throws where it cannot be drawn. */
export function createMapView(box: HTMLElement, settings: MapSettings, events: MapEvents): MapView {
  const { locale, title, tiles } = settings;
  allowWorker(tiles);
  const styleOf = (ground: Ground) => mapStyle(location.origin, locale, ground === "own" ? undefined : tiles);
  const map = new GlMap({
    container: box,
    style: styleOf(tiles === undefined ? "own" : "operator"),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
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
  // A refused tile is not drawn again by itself, and without that the map is never at rest.
  map.on("error", () => map.triggerRepaint());

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
  map.on("style.load", drawWay);

  let shownGround: Ground | undefined;
  const stopChoosing = chooseGround(
    tiles === undefined ? ["own"] : ["operator", "own"],
    {
      show: (ground) => {
        // The first one is there from the start.
        if (shownGround !== undefined) map.setStyle(styleOf(ground), { diff: false });
        shownGround = ground;
        map.setMaxZoom(MOST_ZOOM[ground]);
      },
      atRest: (then) => void map.once("idle", then),
      isDrawn: () => map.queryRenderedFeatures().some(({ source }) => source === GROUND_SOURCE),
    },
    (ground) => {
      isReady = ground !== undefined;
      if (ground === undefined) events.onLost();
      else events.onReady(ground);
    },
  );

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
    close: () => {
      stopChoosing();
      map.remove();
    },
  };
}

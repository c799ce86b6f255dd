import { PICTURE_SIZES, type PictureSize } from "#contract/maps/map-addresses.ts";
import { MAP_COLOURS } from "#contract/maps/map-colours.ts";
import { alongBends, bendsOf } from "#domain/places/bends.ts";
import type { Way } from "#domain/places/way.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { html, markup, type Html } from "#server/http/html.ts";
import { cornersOf, drawGrounds, type DrawnGround } from "#server/map/draw-grounds.ts";
import { flat, type FlatPoint } from "#server/map/flat-point.ts";
import { boundsOf, frameAround, kmPerPixel, onPicture, type Frame } from "#server/map/picture-frame.ts";
import { NAME_SIZE, placeNames, type NameWish, type PlacedName } from "#server/map/place-names.ts";
import { scaleBar } from "#server/map/scale-bar.ts";
import { shapesIn, type MapGround } from "#server/map/shapes-in.ts";
import { PATH_UNITS, svgPath } from "#server/map/svg-path.ts";

/** How each size looks: room around the ride, and the width of its way. The strip is too small for names. */
const LOOKS = {
  card: { ...PICTURE_SIZES.card, margin: [52, 46], isNamed: true, way: 4.4, bed: 8.5 },
  wide: { ...PICTURE_SIZES.wide, margin: [110, 52], isNamed: true, way: 4.4, bed: 8.5 },
  strip: { ...PICTURE_SIZES.strip, margin: [16, 14], isNamed: false, way: 2.6, bed: 5 },
} as const;

/** The corner of a picture that the button with its margin covers, also where a narrow column shows the picture smaller. */
const BUTTON = 72;

/** What a picture shows. */
export interface PictureOf {
  readonly size: PictureSize;
  /** Start, stops and finish in order; an end without a name has only its mark. */
  readonly points: readonly { readonly point: GeoPoint; readonly name?: string }[];
  readonly way: Way;
  /** Ground of tariffs, the largest first; none on pictures for travellers. */
  readonly grounds?: readonly DrawnGround[];
  /** The colour of the finish, `#RRGGBB`. */
  readonly accent: string;
  /** Towns, districts and airports of the ground, the most important first. */
  readonly names: (
    bounds: ReturnType<typeof boundsOf>,
  ) => readonly Omit<NameWish & { readonly point: GeoPoint }, "at">[];
  /** How a distance is written: "5 km". */
  readonly kilometres: (km: number) => string;
}

/** Most letters of a picture: compressed they are under 8 kB. */
const MOST_LETTERS = 21_000;

/** Corners that stick out less than this many pixels are left out; more are where a picture would become too long. */
const TOLERANCES = [0.35, 0.7, 1.4, 2.8, 5.6] as const;

/** The ground's own part: water, land, built-up areas, rivers and borders, as short as it must be. */
async function drawGround(ground: MapGround, frame: Frame): Promise<string> {
  const shapes = await shapesIn(ground, frame);
  let text = "";
  for (const tolerance of TOLERANCES) {
    const fill = (kind: "land" | "urban" | "lakes" | "islets", colour: string): string => {
      const d = svgPath(shapes[kind], tolerance, true);
      // Cells meet at their edges; a thin line of the same colour closes the seam.
      return d && `<path d="${d}" fill="${colour}" stroke="${colour}"/>`;
    };
    const line = (kind: "rivers" | "borders", look: string): string => {
      const d = svgPath(shapes[kind], tolerance, false);
      return d && `<path d="${d}" fill="none" ${look}/>`;
    };
    text =
      fill("land", MAP_COLOURS.ground) +
      fill("urban", MAP_COLOURS.urban) +
      line("rivers", `stroke="${MAP_COLOURS.water}" stroke-width="3"`) +
      fill("lakes", MAP_COLOURS.water) +
      fill("islets", MAP_COLOURS.ground) +
      line("borders", `stroke="${MAP_COLOURS.border}" stroke-width="2" stroke-dasharray="7 5"`);
    if (text.length <= MOST_LETTERS) break;
  }
  return text;
}

const whole = (value: number): number => Math.round(value * PATH_UNITS);

const spot = ({ x, y }: FlatPoint): string => `${whole(x)} ${whole(y)}`;

/** The `d` of a curve. */
function bentPath(bends: ReturnType<typeof bendsOf>): string {
  const [first] = bends;
  if (first === undefined) return "";
  return `M${spot(first.from)}${bends.map(({ pull, hold, to }) => `C${spot(pull)} ${spot(hold)} ${spot(to)}`).join("")}`;
}

/** Corners closer than this many pixels make a line nervous. */
const CLOSEST = 3;

/** The parts of the way in pixels. */
function drawnParts(way: Way, place: (point: GeoPoint) => FlatPoint) {
  return way.map(({ kind, line }) => {
    const placed = line.map(place);
    const corners = placed.filter((point, at) => {
      const last = placed[at - 1];
      return (
        last === undefined || at === placed.length - 1 || Math.hypot(point.x - last.x, point.y - last.y) >= CLOSEST
      );
    });
    return { kind, bends: bendsOf(corners) };
  });
}

function nameMarkup({ text, look, x, y, anchor }: PlacedName): Html {
  const colour = look === "end" || look === "city" ? MAP_COLOURS.ink : MAP_COLOURS.ink2;
  const weight = look === "district" || look === "town" ? 500 : 640;
  return html`<text
    x="${whole(x)}"
    y="${whole(y)}"
    font-size="${NAME_SIZE[look] * PATH_UNITS}"
    font-weight="${weight}"
    fill="${colour}"
    text-anchor="${anchor}"
    >${text}</text
  >`;
}

/** Draws a ride as one SVG: its ground, its way, its ends and stops, and a few names. */
export async function drawRide(
  ground: MapGround,
  { size, points, way, accent, names, kilometres, grounds = [] }: PictureOf,
): Promise<string> {
  const look = LOOKS[size];
  const framed = cornersOf(grounds.filter(({ isFramed }) => isFramed).flatMap(({ polygons }) => polygons));
  const frame = frameAround([...points.map(({ point }) => point), ...way.flatMap(({ line }) => line), ...framed], look);
  const { width, height } = look;
  const beside = points[0]?.point.lng;
  const place = (point: GeoPoint): FlatPoint => onPicture(frame, flat(point, beside));
  const parts = drawnParts(way, place);
  const marks = points.map(({ point }) => place(point));
  const land = await drawGround(ground, frame);
  const areas = drawGrounds(grounds, { width, height, accent, place });
  const bar = look.isNamed ? scaleBar(kmPerPixel(frame), width) : undefined;
  const around = (at: FlatPoint, by: number) => ({
    left: at.x - by,
    right: at.x + by,
    top: at.y - by,
    bottom: at.y + by,
  });
  const placed = look.isNamed
    ? placeNames(
        [
          ...points.flatMap(({ name }, at) => {
            const mark = marks[at];
            return name === undefined || mark === undefined ? [] : [{ text: name, look: "end" as const, at: mark }];
          }),
          ...areas.names,
          ...names(boundsOf(frame)).map(({ point, ...wish }) => ({ ...wish, at: place(point) })),
        ],
        {
          width,
          height,
          ways: parts.map(({ bends }) => alongBends(bends)),
          taken: [
            ...marks.map((mark) => around(mark, 9)),
            // The scale and the button that opens the large map stand in the lower corners.
            { left: 0, right: 12 + (bar?.width ?? 0) + 60, top: height - 26, bottom: height },
            { left: width - BUTTON, right: width, top: height - BUTTON, bottom: height },
          ],
        },
      )
    : [];
  const stroke = (kind: string): string =>
    kind === "road" ? "" : ` stroke-dasharray="${kind === "ferry" ? "2 18" : "14 14"}"`;
  const paths = parts.map(({ kind, bends }) => ({ kind, d: bentPath(bends) }));
  const lines = [
    ...paths.map(({ d }) => `<path d="${d}" stroke="${MAP_COLOURS.paper}" stroke-width="${whole(look.bed)}"/>`),
    ...paths.map(
      ({ kind, d }) => `<path d="${d}" stroke="${MAP_COLOURS.ink}" stroke-width="${whole(look.way)}"${stroke(kind)}/>`,
    ),
  ].join("");
  const radius = look.isNamed ? 6.5 : 4;
  const circle = ({ x, y }: FlatPoint, r: number): string =>
    `<circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(r)}" fill="${MAP_COLOURS.paper}" stroke="${MAP_COLOURS.ink}" stroke-width="${whole(radius * 0.6)}"/>`;
  const square = ({ x, y }: FlatPoint): string => {
    const side = radius * 2;
    return `<rect x="${whole(x - radius)}" y="${whole(y - radius)}" width="${whole(side)}" height="${whole(side)}" rx="${whole(radius * 0.45)}" fill="${accent}" stroke="${MAP_COLOURS.paper}" stroke-width="${whole(radius * 0.38)}"/>`;
  };
  const finish = marks.length > 1 ? marks.at(-1) : undefined;
  const ends =
    marks
      .slice(1, -1)
      .map((mark) => circle(mark, radius * 0.7))
      .join("") +
    marks
      .slice(0, 1)
      .map((mark) => circle(mark, radius))
      .join("") +
    (finish === undefined ? "" : square(finish));
  const scale =
    bar &&
    html`<g fill="none" stroke="${MAP_COLOURS.ink2}" stroke-width="2">
        <path d="M24 ${whole(height) - 30}v8h${whole(bar.width)}v-8" />
      </g>
      <text
        x="${36 + whole(bar.width)}"
        y="${whole(height) - 22}"
        font-size="20"
        fill="${MAP_COLOURS.ink2}"
        text-anchor="start"
      >
        ${kilometres(bar.km)}
      </text>`;
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${whole(width)} ${whole(height)}"
    width="${width}"
    height="${height}"
    font-family="Onest,system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    <rect width="100%" height="100%" fill="${MAP_COLOURS.water}" />
    ${markup(land)}${markup(areas.drawn)}
    <g fill="none">${markup(lines)}</g>
    ${markup(ends)}
    <g stroke="${MAP_COLOURS.ground}" stroke-width="6" paint-order="stroke">${scale}${placed.map(nameMarkup)}</g>
  </svg>`.toString();
}

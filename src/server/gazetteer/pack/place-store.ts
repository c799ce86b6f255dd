import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { PLACE_COLUMNS, parsePlaceRow, placeNumber, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";

const TAB = 9;
const LINE_END = 10;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;

/** The kinds of places, by their number in `PlaceStore.kind`. */
export const STORED_KINDS = [
  "airport",
  "station",
  "locality",
  "suburb",
  "hotel",
  "other",
  "stop",
] as const satisfies PlaceKind[];

/** The data pack as its own bytes, with the few columns that search needs beside them as numbers. */
export interface PlaceStore {
  readonly size: number;
  readonly kind: Uint8Array;
  readonly weight: Uint32Array;
  readonly lat: Float32Array;
  readonly lng: Float32Array;
  /** Two letters as one number, see `countryCode`. */
  readonly country: Uint16Array;
  /** Reads one row. Rows are not kept as objects, because two hundred thousand objects need more memory than their bytes. */
  row(at: number): PlaceRow;
  /** The same without the fields that only search needs. */
  place(at: number): Place;
  /** The position of a place by its number. */
  at(number: number): number | undefined;
}

/** Two country letters as one number, so that they compare fast. */
export function countryCode(country: string): number {
  return country.length === 2 ? (country.charCodeAt(0) << 8) | country.charCodeAt(1) : 0;
}

function lineStarts(bytes: Buffer): Uint32Array {
  const starts: number[] = [];
  for (let at = bytes.indexOf(LINE_END) + 1; at > 0 && at < bytes.length; at = bytes.indexOf(LINE_END, at) + 1) {
    starts.push(at);
  }
  return Uint32Array.from([...starts, bytes.length]);
}

/** Reads the plain decimal number between two byte positions. */
function decimal(bytes: Buffer, start: number, end: number): number {
  let value = 0;
  let scale = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === POINT) scale = 1;
    else if (byte !== MINUS) {
      value = value * 10 + (byte - ZERO);
      scale *= 10;
    }
  }
  const absolute = scale > 1 ? value / scale : value;
  return bytes[start] === MINUS ? -absolute : absolute;
}

/** Opens the unpacked bytes of the data pack. */
export function openPlaceStore(bytes: Buffer): PlaceStore {
  const starts = lineStarts(bytes);
  const size = starts.length - 1;
  const numbers = new Uint32Array(size);
  const store = {
    kind: new Uint8Array(size),
    weight: new Uint32Array(size),
    lat: new Float32Array(size),
    lng: new Float32Array(size),
    country: new Uint16Array(size),
  };
  const kindByLetter = new Map(STORED_KINDS.map((kind, at) => [kind.charCodeAt(0) * 256 + kind.charCodeAt(2), at]));
  const column = PLACE_COLUMNS.indexOf("weight") + 1;
  const ends = new Uint32Array(column);
  for (let at = 0; at < size; at += 1) {
    const start = starts[at] ?? 0;
    for (let cell = 0, byte = start; cell < column; byte += 1) if (bytes[byte] === TAB) ends[cell++] = byte;
    const [id = 0, kind = 0, lat = 0, lng = 0, country = 0, zone = 0, weight = 0] = ends;
    numbers[at] = placeNumber(bytes.toString("latin1", start, id)) ?? 0;
    store.kind[at] = kindByLetter.get((bytes[id + 1] ?? 0) * 256 + (bytes[id + 3] ?? 0)) ?? STORED_KINDS.length - 1;
    store.lat[at] = decimal(bytes, kind + 1, lat);
    store.lng[at] = decimal(bytes, lat + 1, lng);
    store.country[at] = ((bytes[lng + 1] ?? 0) << 8) | (bytes[country - 1] ?? 0);
    store.weight[at] = decimal(bytes, zone + 1, weight);
  }
  const byNumber = Uint32Array.from(numbers.keys()).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  const row = (at: number): PlaceRow =>
    parsePlaceRow(bytes.toString("utf8", starts[at] ?? 0, (starts[at + 1] ?? 1) - 1));
  return {
    ...store,
    size,
    row,
    place(at) {
      const { metro: _metro, alternates: _alternates, ...place } = row(at);
      return place;
    },
    at(number) {
      let low = 0;
      let high = size - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const at = byNumber[middle] ?? 0;
        const found = numbers[at] ?? 0;
        if (found === number) return at;
        if (found < number) low = middle + 1;
        else high = middle - 1;
      }
      return undefined;
    },
  };
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { PLACE_ID_MAX_LENGTH } from "#contract/wire/common.ts";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import { isGeoPoint } from "#domain/values/geo-point.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";
import type { Secrets } from "#server/secrets/secrets.ts";

/** First letter of these ids; no other source of places uses it. */
const PREFIX = "f";

/** Kinds by their number in ids: ids live as long as links, so the order never changes. */
const KINDS: readonly PlaceKind[] = ["airport", "station", "locality", "suburb", "hotel", "other", "stop"];

/** Set in the kind's byte for an exact address. */
const EXACT_BIT = 0x80;

/** Precision of ten centimetres, more than any geocoder has. */
const UNITS_PER_DEGREE = 1e6;

/** Kind, latitude, longitude, country and length of the name, in bytes. */
const HEAD_BYTES = 1 + 4 + 4 + 2 + 1;

const SIGNATURE_BYTES = 10;
const TEXT_MAX_BYTES = Math.floor(((PLACE_ID_MAX_LENGTH - PREFIX.length) * 6) / 8) - HEAD_BYTES - SIGNATURE_BYTES;

/** The most bytes of the text that a name takes; the address gets the rest. */
const NAME_MAX_BYTES = 160;

const PATTERN = /^f[A-Za-z0-9_-]{30,}$/;

/** Makes an id that contains the found place itself and works in every process with the secret. */
export function foundPlaceId(secret: string, { kind, exact, point, country, name, address }: FoundPlace): string {
  const nameBytes = Buffer.from(cutBytes(name, NAME_MAX_BYTES));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(KINDS.indexOf(kind) | (exact ? EXACT_BIT : 0), 0);
  head.writeInt32BE(Math.round(point.lat * UNITS_PER_DEGREE), 1);
  head.writeInt32BE(Math.round(point.lng * UNITS_PER_DEGREE), 5);
  head.write(country, 9, 2, "latin1");
  head.writeUInt8(nameBytes.length, 11);
  const addressBytes = Buffer.from(cutBytes(address, TEXT_MAX_BYTES - nameBytes.length));
  const body = Buffer.concat([head, nameBytes, addressBytes]);
  return PREFIX + Buffer.concat([body, signature(secret, body)]).toString("base64url");
}

/** Reads the place from an id that one of the secrets signed; undefined for an id that is not exactly ours. */
export function readFoundPlace(secrets: Secrets, id: string): FoundPlace | undefined {
  if (id.length > PLACE_ID_MAX_LENGTH || !PATTERN.test(id)) return undefined;
  const bytes = Buffer.from(id.slice(PREFIX.length), "base64url");
  // A text with stray trailing bits encodes the same bytes differently, but one place has one id.
  if (bytes.toString("base64url") !== id.slice(PREFIX.length)) return undefined;
  if (bytes.length < HEAD_BYTES + SIGNATURE_BYTES) return undefined;
  const body = bytes.subarray(0, -SIGNATURE_BYTES);
  const shown = bytes.subarray(-SIGNATURE_BYTES);
  if (!secrets.some((secret) => timingSafeEqual(signature(secret, body), shown))) return undefined;
  const kind = KINDS[body.readUInt8(0) & ~EXACT_BIT];
  const point = { lat: body.readInt32BE(1) / UNITS_PER_DEGREE, lng: body.readInt32BE(5) / UNITS_PER_DEGREE };
  if (kind === undefined || !isGeoPoint(point)) return undefined;
  const textAt = HEAD_BYTES + body.readUInt8(11);
  return {
    kind,
    point,
    country: body.toString("latin1", 9, 11),
    name: body.toString("utf8", HEAD_BYTES, textAt),
    address: body.toString("utf8", textAt),
    exact: (body.readUInt8(0) & EXACT_BIT) !== 0,
  };
}

function signature(secret: string, body: Buffer): Buffer {
  return createHmac("sha256", secret).update("found place ").update(body).digest().subarray(0, SIGNATURE_BYTES);
}

/** Cuts a text to as many whole characters as fit. */
function cutBytes(text: string, max: number): string {
  let size = 0;
  let kept = "";
  for (const character of text.toWellFormed()) {
    size += Buffer.byteLength(character);
    if (size > max) return kept.trimEnd();
    kept += character;
  }
  return kept;
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { PLACE_ID_MAX_LENGTH } from "#contract/wire/common.ts";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import { isGeoPoint } from "#domain/values/geo-point.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";

/** First letter of these ids; no other source of places has it. */
const PREFIX = "f";

/** Kinds by the number that ids carry: ids live as long as links do, so the order never changes. */
const KINDS: readonly PlaceKind[] = ["airport", "station", "locality", "suburb", "hotel", "other", "stop"];

/** Set beside the number of the kind. */
const EXACT_BIT = 0x80;

/** Ten centimetres: more than any geocoder knows. */
const UNITS_PER_DEGREE = 1e6;

/** Kind, latitude, longitude, country and length of the name, in bytes. */
const HEAD_BYTES = 1 + 4 + 4 + 2 + 1;

const SIGNATURE_BYTES = 10;
const TEXT_MAX_BYTES = Math.floor(((PLACE_ID_MAX_LENGTH - PREFIX.length) * 6) / 8) - HEAD_BYTES - SIGNATURE_BYTES;

/** A name takes at most this much of the text; the address has the rest. */
const NAME_MAX_BYTES = 160;

const PATTERN = /^f[A-Za-z0-9_-]{30,}$/;

/** An id that carries a found place itself and is good in every process that knows the secret. */
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

/** The place an id carries; undefined for an id that is not ours to the last bit. */
export function readFoundPlace(secret: string, id: string): FoundPlace | undefined {
  if (id.length > PLACE_ID_MAX_LENGTH || !PATTERN.test(id)) return undefined;
  const bytes = Buffer.from(id.slice(PREFIX.length), "base64url");
  // A text that is no whole number of bytes is another writing of the same bytes: one place has one id.
  if (bytes.toString("base64url") !== id.slice(PREFIX.length)) return undefined;
  if (bytes.length < HEAD_BYTES + SIGNATURE_BYTES) return undefined;
  const body = bytes.subarray(0, -SIGNATURE_BYTES);
  if (!timingSafeEqual(signature(secret, body), bytes.subarray(-SIGNATURE_BYTES))) return undefined;
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

/** As many whole characters as fit. */
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

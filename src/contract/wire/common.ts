import { Type, type TSchema, type TUnsafe } from "typebox";

/** A member that may be null on the wire. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** A text that may be null on the wire. */
export const nullableText = nullable(Type.String());

/** One word of a list. */
export function oneOf<Word extends string>(words: readonly Word[]): TUnsafe<Word> {
  return Type.Unsafe<Word>({ type: "string", enum: [...words] });
}

/** Query values that any call may carry; all optional. */
export const CommonQuery = {
  lang: Type.Optional(Type.String({ maxLength: 20, description: "ru or en; any other value is read as en" })),
  currency: Type.Optional(Type.String({ maxLength: 10, description: "ISO 4217 code" })),
  user_id: Type.Optional(
    Type.String({ maxLength: 20, description: "whose tariff applies to an anonymous visitor; no log-in" }),
  ),
  module_type: Type.Optional(Type.String({ maxLength: 40 })),
  platform: Type.Optional(Type.String({ maxLength: 20 })),
  trans_host_name: Type.Optional(Type.String({ maxLength: 253 })),
};

/** A call without path parameters. */
export const NoParams = Type.Object({}, { additionalProperties: false });

/** A call with nothing but the common query. */
export const OnlyCommonQuery = Type.Object(CommonQuery, { additionalProperties: false });

/** Coordinates as numbers. */
export const WirePoint = Type.Object({ lat: Type.Number(), lng: Type.Number() });

/** Longest public place id; a geocoder's ids contain what it found. */
export const PLACE_ID_MAX_LENGTH = 400;

/** Coordinates as text, `lat,lng`. */
export const PointText = Type.String({ maxLength: 64, description: "lat,lng" });

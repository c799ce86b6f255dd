import { Type } from "typebox";
import { PHOTO } from "#domain/orders/photo-bytes.ts";

/** As many characters as the largest photo has in base64. */
const MOST_CHARACTERS = Math.ceil(PHOTO.bytes / 3) * 4;

/** A photo as it is sent. */
export const PhotoText = Type.String({
  minLength: 1,
  maxLength: MOST_CHARACTERS,
  pattern: "^[A-Za-z0-9+/]+={0,2}$",
  description: "JPEG, PNG or WebP in base64, without what a camera writes",
});

/** A call that sends a photo may be as large as one, with what stands beside it. */
export const PHOTO_BODY_LIMIT = MOST_CHARACTERS + 1024;

/** A photo as it is read. */
export const PhotoRead = Type.Object({ type: Type.String(), photo: Type.String({ description: "in base64" }) });

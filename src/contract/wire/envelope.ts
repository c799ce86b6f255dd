import { Type, type TSchema } from "typebox";

/** The error object of the envelope; `code` is ours and never reused, `status` is HTTP-like. */
export const WireError = Type.Object({
  name: Type.String(),
  message: Type.String(),
  code: Type.Integer(),
  status: Type.Integer(),
  type: Type.String(),
  /** Facts a client may act on, such as the new price; our own addition. */
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

/** The success envelope: `error` is present and null. */
export function successEnvelope<R extends TSchema>(result: R) {
  return Type.Object({ result, error: Type.Null(), "x-uuid": Type.String() });
}

/** The refusal envelope: `result` is present and null. */
export const ErrorEnvelope = Type.Object({ result: Type.Null(), error: WireError, "x-uuid": Type.String() });

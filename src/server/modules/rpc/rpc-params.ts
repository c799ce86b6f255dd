import { rpcFailure } from "#server/modules/rpc/rpc-failure.ts";

/** The named parameters of a call, as received. */
export type RpcParams = Readonly<Record<string, unknown>>;

/** Whether a value is an object with members. */
export function isMembers(value: unknown): value is RpcParams {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A parameter as text, if it is a non-empty string or a number. */
export function textParam(params: RpcParams, name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;
}

/** A required parameter. */
export function neededParam(params: RpcParams, name: string): string {
  const text = textParam(params, name);
  if (text === undefined) throw rpcFailure("params", "missing", { name });
  return text;
}

/** The number of a price. */
export function priceParam(params: RpcParams): number {
  const number = Number(neededParam(params, "priceID"));
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) {
    throw rpcFailure("params", "noPrice");
  }
  return number;
}

/** The language that a call asks for; a list of reservations names it in each one. */
export function langParam(params: RpcParams): string | undefined {
  const { data } = params;
  const own = textParam(params, "lang") ?? textParam(params, "language");
  return own ?? (Array.isArray(data) && isMembers(data[0]) ? langParam({ ...data[0], data: undefined }) : undefined);
}

/** The parameters that every versioned call accepts, under their names there. */
export function commonParams(params: RpcParams): Record<string, string> {
  const [currency, userId] = ["currency", "userID"].map((name) => textParam(params, name));
  return {
    ...(currency !== undefined && { currency }),
    ...(userId !== undefined && { user_id: userId }),
  };
}

/** The path for the JSON-RPC 2.0 calls of old clients. */
export const RPC_PATH = "/rpc";

/** The most calls in one batch. */
export const RPC_BATCH_MOST = 10;

/** Errors in a call itself; a refusal keeps its number from `contract/wire/errors.ts`. */
export const RPC_ERRORS = {
  parse: { code: -32_700, message: "Parse error" },
  request: { code: -32_600, message: "Invalid Request" },
  method: { code: -32_601, message: "Method not found" },
  params: { code: -32_602, message: "Invalid params" },
  internal: { code: -32_603, message: "Internal error" },
} as const;

/** Why a call failed; `data` is the text that old clients show. */
export interface RpcErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data: string;
}

/** The answer to one call. */
export type RpcAnswer = { readonly jsonrpc: "2.0"; readonly id: string | number | null } & (
  | { readonly result: unknown }
  | { readonly error: RpcErrorObject }
);

/** One car class of `GetPrice`. */
export interface RpcPrice {
  readonly AuditID: number;
  readonly CarClassID: number;
  readonly CarClass: string;
  readonly Capacity: number;
  readonly Models: string;
  readonly TotalCost: number;
  readonly Currency: string;
  readonly PriceRUB: number;
  /** For the way back; null when it is not sold. */
  readonly ReverseID: number | null;
  readonly ReversePrice: number | null;
}

/** The files of an order and their types: plain downloads, outside of the API and its envelope. */
export const ORDER_FILE_TYPES = {
  "voucher.pdf": "application/pdf",
  "receipt.pdf": "application/pdf",
  "trips.ics": "text/calendar; charset=utf-8",
  "pass.pkpass": "application/vnd.apple.pkpass",
} as const;

/** Name of a file of an order. */
export type OrderFileName = keyof typeof ORDER_FILE_TYPES;

/** The names of all files. */
export const ORDER_FILE_NAMES = Object.keys(ORDER_FILE_TYPES) as OrderFileName[];

/** Route of a file of an order; its caller shows the order's key in a header, or a session. */
export const ORDER_FILE_PATH = "/orders/:order_id/:file";

/** Route that leads to where a pass of an order is saved in Google Wallet, for the same callers. */
export const GOOGLE_PASS_PATH = "/orders/:order_id/google-pass";

/** The wallets of phones that a server may have keys for. */
export const WALLETS = ["apple", "google"] as const;

/** Name of such a wallet. */
export type Wallet = (typeof WALLETS)[number];

/** The name under which a file is kept: `voucher-1000021.pdf`. */
export function keptFileName(orderId: number, file: OrderFileName): string {
  return file.replace(".", `-${orderId}.`);
}

/** The ways to pay an order, and who takes the money: the acquirer on its page, before the ride, or the driver. */
export const PAY_METHODS = {
  card: "acquirer",
  cash: "driver",
} as const satisfies Readonly<Record<string, "acquirer" | "driver">>;

/** How an order is paid. */
export type PayBy = keyof typeof PAY_METHODS;

/** A way to pay on a page of the acquirer. */
export type OnlineMethod = {
  [Method in PayBy]: (typeof PAY_METHODS)[Method] extends "acquirer" ? Method : never;
}[PayBy];

/** A way to pay the driver. */
export type DriverMethod = Exclude<PayBy, OnlineMethod>;

/** All ways to pay. */
export const PAY_BYS = Object.keys(PAY_METHODS) as readonly PayBy[];

/** The ways to pay the driver, as the database asks for them. */
export const DRIVER_METHODS: readonly DriverMethod[] = PAY_BYS.filter(isPaidToDriver);

/** Whether an order is paid on a page of the acquirer. */
export function isPaidOnline(payBy: PayBy): payBy is OnlineMethod {
  return PAY_METHODS[payBy] === "acquirer";
}

/** Whether the driver is paid. */
export function isPaidToDriver(payBy: PayBy): payBy is DriverMethod {
  return PAY_METHODS[payBy] === "driver";
}

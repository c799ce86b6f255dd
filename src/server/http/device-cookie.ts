import { setCookie } from "#server/http/set-cookie.ts";

/** Name of the cookie by which a device is known again at the next log-in. */
export const DEVICE_COOKIE = "nameboard-device";

/** The header that has a browser keep it. */
export function deviceCookie(device: string, seconds: number, https: boolean): string {
  return setCookie({ name: DEVICE_COOKIE, value: device, seconds, https });
}

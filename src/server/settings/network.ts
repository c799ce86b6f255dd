import { isIP } from "node:net";

/** Whether a text is an IP address, or a network such as 185.71.76.0/27. */
export function isNetwork(text: string): boolean {
  const [address = "", size, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return size === undefined || (/^\d{1,3}$/.test(size) && Number(size) <= (family === 4 ? 32 : 128));
}

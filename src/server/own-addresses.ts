import { isIPv6 } from "node:net";
import { hostname, networkInterfaces } from "node:os";

const EVERY_ADDRESS = ["0.0.0.0", "::"];
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** The server's own address when none is set. */
export function ownUrl(host: string, port: number): string {
  return urlOf(EVERY_ADDRESS.includes(host) ? "localhost" : host, port);
}

/** Addresses at which other devices on the network find a server that listens on every address of this machine. */
export function networkUrls(host: string, port: number): string[] {
  if (!EVERY_ADDRESS.includes(host)) return [];
  const addresses = cardAddresses().filter((address) => host === "::" || !isIPv6(address));
  return [...addresses, hostname().toLowerCase()].map((name) => urlOf(name, port)).filter((url) => URL.canParse(url));
}

/** Whether an address leads only to the machine on which it is opened. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.test(URL.parse(url)?.hostname ?? "");
}

/** Whether an address with this port is on this machine: a loopback name, or the address of a network card. */
export function isThisMachine(url: string, port: number): boolean {
  const asked = URL.parse(url);
  if (asked?.protocol !== "http:" || Number(asked.port || 80) !== port) return false;
  return (
    isLoopback(url) || cardAddresses().some((address) => new URL(urlOf(address, port)).hostname === asked.hostname)
  );
}

function urlOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function cardAddresses(): string[] {
  const cards = Object.values(networkInterfaces()).flatMap((card) => card ?? []);
  // An address that needs a network card's name beside it cannot be used in a URL.
  return cards.filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address);
}

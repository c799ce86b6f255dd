import { BlockList, isIPv6 } from "node:net";

/** Networks that are not the open internet: this machine, private ones, those of the provider, and what is set aside. */
const IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];

/** Of IPv6 only what is given out counts as open; of that, what leads to IPv4 inside and what is set aside does not. */
const OPEN_IPV6 = "2000::/3";
const IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const listOf = (networks: readonly string[], family: "ipv4" | "ipv6"): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const inside4 = listOf(IPV4, "ipv4");
const inside6 = listOf(IPV6, "ipv6");
const open6 = listOf([OPEN_IPV6], "ipv6");

/** Whether an address lies in our own network, or in none that strangers reach. */
export function isInside(address: string): boolean {
  if (!isIPv6(address)) return inside4.check(address, "ipv4");
  return !open6.check(address, "ipv6") || inside6.check(address, "ipv6");
}

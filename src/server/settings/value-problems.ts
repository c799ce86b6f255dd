import { isEmail } from "#domain/booking/email.ts";
import { commaList } from "#server/comma-list.ts";
import { isCountry } from "#server/settings/country.ts";
import { isNetwork } from "#server/settings/network.ts";

type Name =
  | "NODE_ENV"
  | "HOST"
  | "PUBLIC_URL"
  | "ALLOWED_HOSTS"
  | "DATABASE_URL"
  | "SMTP_URL"
  | "MAIL_FROM"
  | "OPERATOR_MAIL"
  | "CLOSED_COUNTRIES"
  | "TRUSTED_PROXIES"
  | "METRICS_TOKEN";

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
/** Names that the server's framework knows for networks. */
const NETWORKS = ["loopback", "linklocal", "uniquelocal", "none"];

/** What a value that stands for itself must be, and how it is said; an empty one is left to its default. */
const FORMS: Readonly<Record<Name, readonly [isRight: (value: string) => boolean, words: string]>> = {
  // A slip of the pen would show every traveller's mail to anybody.
  NODE_ENV: [(value) => /^(development|production|test)$/.test(value), "development or production"],
  HOST: [(value) => /^[\w.:-]+$/.test(value), "a host name or an IP address, such as localhost or 0.0.0.0"],
  PUBLIC_URL: [(value) => isAddress(value, /^https?:$/), "an address such as https://rides.example"],
  ALLOWED_HOSTS: [(value) => commaList(value).every((host) => HOST.test(host)), "host names such as rides.example"],
  DATABASE_URL: [(value) => isUrl(value, /^postgres(ql)?:$/), "an address such as postgres://user:password@host/name"],
  SMTP_URL: [
    (value) => isUrl(value, /^smtps?:$/) && URL.parse(value)?.hostname !== "",
    "an smtp:// or smtps:// address",
  ],
  MAIL_FROM: [
    (value) => /^[^<>,]*<[^<>@\s,]+@[^<>@\s,]+>$|^[^<>@\s,]+@[^<>@\s,]+$/.test(value),
    "one sender such as Rides <rides@rides.example>",
  ],
  OPERATOR_MAIL: [isEmail, "one address such as desk@rides.example"],
  CLOSED_COUNTRIES: [
    (value) => value.split(",").every((country) => isCountry(country.trim())),
    "country codes such as KP,SY",
  ],
  TRUSTED_PROXIES: [
    (value) => commaList(value).every((proxy) => NETWORKS.includes(proxy) || isNetwork(proxy)),
    "addresses and networks such as 10.0.0.0/8, loopback, or none",
  ],
  METRICS_TOKEN: [(value) => /^[\x21-\x7e]+$/.test(value), "without spaces, in Latin letters, digits and signs"],
};

/** What is wrong with values that need no other one to be judged, in words for whoever starts the server. */
export function valueProblems(text: (name: Name) => string): string[] {
  return (Object.keys(FORMS) as Name[]).flatMap((name) => {
    const [isRight, words] = FORMS[name];
    return text(name) === "" || isRight(text(name)) ? [] : [`${name} must be ${words}`];
  });
}

function isUrl(text: string, protocol: RegExp): boolean {
  return protocol.test(URL.parse(text)?.protocol ?? "");
}

/** An address that paths can be put behind. */
function isAddress(text: string, protocol: RegExp): boolean {
  const url = URL.parse(text);
  return isUrl(text, protocol) && url?.search === "" && url.hash === "" && url.username === "";
}

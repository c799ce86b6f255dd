import { sign, type KeyObject } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import type { RidePass } from "#server/modules/notifications/wallets.ts";

const SAVE_URL = "https://pay.google.com/gp/v/save/";

/** Most characters of a claim in an address: Google warns that browsers may cut a longer one. */
export const CLAIM_MAX_LENGTH = 1_800;

/** How a pass is shortened until its claim fits: the longest text in characters, and the lines left out, the least important first. */
const SHORTENINGS: readonly (readonly [text: number, without: readonly string[]])[] = [
  [200, ["order"]],
  [60, ["order"]],
  [40, ["order"]],
  [28, ["order"]],
  [28, ["order", "train", "flight"]],
  [20, ["order", "train", "flight", "car"]],
  [12, ["order", "train", "flight", "car", "phone"]],
];

/** What passes for Google Wallet are made with: an issuer's number and the service account that signs for it. */
export interface GoogleKeys {
  readonly issuer: string;
  readonly account: string;
  readonly key: KeyObject;
}

/** Makes the address that saves a pass: a signed claim with the whole of it, so that nothing is asked of Google here. */
export function googlePass(keys: GoogleKeys, clock: Clock): (pass: RidePass) => string {
  return (pass) => {
    const iat = Math.floor(clock() / 1000);
    let claim = "";
    for (const [most, without] of SHORTENINGS) {
      claim = signedClaim({ iat, payload: passObjects(shortened(pass, most, without), keys.issuer) }, keys);
      if (claim.length <= CLAIM_MAX_LENGTH) break;
    }
    return `${SAVE_URL}${claim}`;
  };
}

function signedClaim(members: object, { account, key }: GoogleKeys): string {
  const parts = [
    { alg: "RS256", typ: "JWT" },
    { iss: account, aud: "google", typ: "savetowallet", ...members },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

function shortened(pass: RidePass, most: number, without: readonly string[]): RidePass {
  const short = (text: string): string =>
    [...text].length <= most ? text : `${[...text].slice(0, most - 1).join("")}…`;
  const [from, to] = pass.way.map((end) => end && { ...end, value: short(end.value) });
  return {
    ...pass,
    company: short(pass.company),
    way: from === undefined ? pass.way : [from, to],
    lines: pass.lines
      .filter(({ key }) => !without.includes(key))
      .map((line) => ({ ...line, label: short(line.label), value: short(line.value) })),
  };
}

function passObjects(pass: RidePass, issuer: string): object {
  const { locale, way, pickup, lines, page, number } = pass;
  const text = (value: string) => ({ defaultValue: { language: locale, value } });
  const classId = `${issuer}.ride`;
  return {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        // What is saved is not changed by saving it again: a changed ride is another pass.
        id: `${issuer}.trip-${pass.tripId}-${pass.version}`,
        classId,
        cardTitle: text(pass.company),
        subheader: text(number),
        header: text(
          way
            .filter((end) => end !== undefined)
            .map(({ value }) => value)
            .join(" – "),
        ),
        textModulesData: [pickup, ...lines].map(({ label, value }) => ({ header: label, body: value })),
        barcode: { type: "QR_CODE", value: page },
        hexBackgroundColor: "#14201a",
        validTimeInterval: { end: { date: new Date(pass.expiresAt).toISOString() } },
      },
    ],
  };
}

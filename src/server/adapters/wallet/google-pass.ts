import { sign, type KeyObject } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import type { PassLine, RidePass } from "#server/modules/notifications/wallets.ts";

const SAVE_URL = "https://pay.google.com/gp/v/save/";

/** What passes for Google Wallet are made with: an issuer's number and the service account that signs for it. */
export interface GoogleKeys {
  readonly issuer: string;
  readonly account: string;
  readonly key: KeyObject;
  /** Our own address: where the link to save stands. */
  readonly origin: string;
}

/** Makes the address that saves a pass: a signed claim with the whole of it, so that nothing is asked of Google here. */
export function googlePass(keys: GoogleKeys, clock: Clock): (pass: RidePass) => string {
  return (pass) => {
    const head = { alg: "RS256", typ: "JWT" };
    const claim = {
      iss: keys.account,
      aud: "google",
      typ: "savetowallet",
      iat: Math.floor(clock() / 1000),
      origins: [keys.origin],
      payload: passObjects(pass, keys.issuer),
    };
    const signed = [head, claim].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    return `${SAVE_URL}${signed}.${sign("sha256", Buffer.from(signed), keys.key).toString("base64url")}`;
  };
}

function passObjects(pass: RidePass, issuer: string): object {
  const { locale, way, pickup, lines, page, number } = pass;
  const said = (value: string) => ({ defaultValue: { language: locale, value } });
  const modules = [pickup, ...lines].map(({ key, label, value }: PassLine) => ({
    id: key,
    header: label,
    body: value,
  }));
  const classId = `${issuer}.ride`;
  return {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        // What is saved is not changed by saving it again: a changed ride is another pass.
        id: `${issuer}.trip-${pass.tripId}-${pass.version}`,
        classId,
        cardTitle: said(pass.company),
        subheader: said(number),
        header: said(way.map((end) => end?.value).join(" – ")),
        textModulesData: modules,
        barcode: { type: "QR_CODE", value: page, alternateText: number },
        hexBackgroundColor: "#14201a",
        validTimeInterval: { end: { date: new Date(pass.endsAt).toISOString() } },
      },
    ],
  };
}

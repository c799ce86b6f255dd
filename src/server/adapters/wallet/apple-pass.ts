import { zipSync, type ZipOptions } from "fflate";
import { createHash } from "node:crypto";
import { cmsSignature, type Signer } from "#server/adapters/wallet/cms-signature.ts";
import type { Clock } from "#server/clock.ts";
import type { RidePass } from "#server/modules/notifications/wallets.ts";

/** What passes for Apple Wallet are made with. */
export interface AppleKeys extends Signer {
  /** The kind of pass and the team, as Apple has certified them. */
  readonly passType: string;
  readonly team: string;
  /** Pictures that every pass has, by name. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Its files are small or compressed already; an archive knows only local time, and the pass itself says when it is for. */
const ZIP: ZipOptions = { level: 0, mtime: "1980-01-01T00:00:00" };

/** Makes the signed file of a pass: what it says, its pictures, a list of their sums, and the signature of that list. */
export function applePass(keys: AppleKeys, clock: Clock): (pass: RidePass) => Promise<Buffer> {
  return async (pass) => {
    const files = new Map([["pass.json", Buffer.from(JSON.stringify(passContent(pass, keys)))], ...keys.pictures]);
    const sums = [...files].map(([name, bytes]) => [name, createHash("sha1").update(bytes).digest("hex")]);
    const manifest = Buffer.from(JSON.stringify(Object.fromEntries(sums)));
    const signature = await cmsSignature(manifest, keys, new Date(clock()));
    const archive = zipSync(Object.fromEntries([...files, ["manifest.json", manifest], ["signature", signature]]), ZIP);
    return Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  };
}

function passContent(pass: RidePass, { passType, team }: AppleKeys): object {
  const { way, pickup, lines, page, number } = pass;
  const [first, second] = way;
  const [front, back] = [lines.slice(0, 4), lines.slice(4)];
  const fields = {
    headerFields: [pickup],
    primaryFields: second === undefined ? [first] : [first, second],
    secondaryFields: front.slice(0, 2),
    auxiliaryFields: front.slice(2),
    backFields: [...back, { key: "page", label: pass.pageWords, value: page }],
  };
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    // A later file of the same trip takes the place of an earlier one.
    serialNumber: `trip-${pass.tripId}`,
    organizationName: pass.company,
    description: `${number}: ${way.map((end) => end?.value).join(" – ")}`,
    relevantDate: appleDate(pass.startsAt),
    expirationDate: appleDate(pass.expiresAt),
    backgroundColor: "rgb(20, 32, 26)",
    foregroundColor: "rgb(255, 255, 255)",
    labelColor: "rgb(255, 205, 0)",
    logoText: pass.company,
    barcodes: [{ format: "PKBarcodeFormatQR", message: page, messageEncoding: "utf-8", altText: number }],
    ...(second === undefined
      ? { generic: fields }
      : { boardingPass: { transitType: "PKTransitTypeGeneric", ...fields } }),
  };
}

/** Apple documents dates with seconds at most, and phones have refused milliseconds. */
function appleDate(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
}

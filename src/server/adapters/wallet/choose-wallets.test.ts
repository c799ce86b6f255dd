import { Constructed, fromBER, OctetString, type AsnType } from "asn1js";
import { spawnSync } from "node:child_process";
import { createHash, createPublicKey, verify, X509Certificate } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Errors } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseWallets } from "#server/adapters/wallet/choose-wallets.ts";
import { CLAIM_MAX_LENGTH } from "#server/adapters/wallet/google-pass.ts";
import { readEnv } from "#server/env.ts";
import { ridePass } from "#server/modules/notifications/files/ride-pass.ts";
import type { RidePass, Wallets } from "#server/modules/notifications/wallets.ts";
import { Refusal } from "#server/refusal.ts";
import { APPLE_PASS } from "../../../../tests/server/apple-pass-schema.ts";
import { passKeys } from "../../../../tests/server/pass-keys.ts";
import { readZip } from "../../../../tests/support/read-zip.ts";
import { orderOf, toldOf, tripOf } from "../../../../tests/support/told-order.ts";

/** Not every machine that tests has it. */
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

const AT = { clock: () => Date.UTC(2026, 10, 21, 6, 0) };
const passOf = (over: Parameters<typeof tripOf>[0] = {}): RidePass =>
  ridePass(toldOf(orderOf({ isPaid: true, trips: [tripOf({ state: "confirmed", ...over })] })), {
    version: 3,
    locale: "ru",
  });

let keys: Awaited<ReturnType<typeof passKeys>>;
let wallets: Wallets;
beforeAll(async () => {
  keys = await passKeys();
  wallets = await chooseWallets(readEnv(keys.variables).wallets, AT);
});
afterAll(() => rmSync(keys.dir, { recursive: true, force: true }));

describe("a pass for Apple Wallet", () => {
  const unpacked = async (pass: RidePass): Promise<ReadonlyMap<string, Buffer>> =>
    readZip((await wallets.apple?.(pass)) ?? Buffer.alloc(0));
  const textOf = async (pass: RidePass): Promise<string> => String((await unpacked(pass)).get("pass.json"));

  test("is an archive whose manifest sums up each of its files", async () => {
    const files = await unpacked(passOf());
    const manifest = JSON.parse(String(files.get("manifest.json"))) as Record<string, string>;
    expect(Object.keys(manifest)).toEqual(["pass.json", "icon.png", "icon@2x.png", "icon@3x.png"]);
    for (const [name, sum] of Object.entries(manifest))
      expect(
        createHash("sha1")
          .update(files.get(name) ?? Buffer.alloc(0))
          .digest("hex"),
      ).toBe(sum);
  });

  test.skipIf(!hasOpenssl)(
    "is accepted by OpenSSL as what our certificate signed, and refused once its list of sums is another",
    async () => {
      const files = await unpacked(passOf());
      for (const name of ["manifest.json", "signature"])
        writeFileSync(join(keys.dir, name), files.get(name) ?? Buffer.alloc(0));
      const verified = (content: string) =>
        spawnSync("openssl", [
          "smime",
          "-verify",
          "-binary",
          "-purpose",
          "any",
          "-CAfile",
          join(keys.dir, "authority.pem"),
          "-inform",
          "DER",
          "-in",
          join(keys.dir, "signature"),
          "-content",
          join(keys.dir, content),
        ]);
      const right = verified("manifest.json");
      expect([right.status, String(right.stdout)]).toEqual([0, String(files.get("manifest.json"))]);
      writeFileSync(join(keys.dir, "other.json"), String(files.get("manifest.json")).replace("icon", "icom"));
      expect(verified("other.json").status).not.toBe(0);
    },
  );

  test("has the members that its format documents and no others, with pictures of the documented sizes", async () => {
    const flight = passOf();
    const rent = passOf({ rentSeconds: 7200 });
    for (const pass of [flight, rent]) {
      const text = await textOf(pass);
      const content: unknown = JSON.parse(text);
      expect([...Errors(APPLE_PASS, content)]).toEqual([]);
      const keysOf = [...text.matchAll(/"key":"(\w+)"/g)].map(([, key]) => key);
      expect(new Set(keysOf).size).toBe(keysOf.length);
    }
    const files = await unpacked(flight);
    const sizes = ["icon.png", "icon@2x.png", "icon@3x.png"].map((name) => files.get(name)?.readUInt32BE(16));
    expect(sizes).toEqual([29, 58, 87]);
  });

  test("bears our signature of the manifest, with our certificate and that of its issuer", async () => {
    const files = await unpacked(passOf());
    const inside = (value: AsnType | undefined): AsnType[] =>
      value instanceof Constructed ? value.valueBlock.value : [];
    const bytes = (value: AsnType | undefined) => Buffer.from(value?.toBER() ?? new ArrayBuffer(0));
    const octets = (value: AsnType | undefined) =>
      value instanceof OctetString ? value.valueBlock.valueHexView : Buffer.alloc(0);
    const [, wrapped] = inside(fromBER(files.get("signature") ?? Buffer.alloc(0)).result);
    const [, , , certificates, signers] = inside(inside(wrapped)[0]);
    const [ours, issuer] = inside(certificates).map((raw) => new X509Certificate(bytes(raw)));
    expect(ours?.subject).toContain("UID=pass.example.rides");
    expect(issuer && ours?.verify(issuer.publicKey)).toBe(true);
    const [, named, , attributes, , signature] = inside(inside(signers)[0]);
    expect(bytes(inside(named)[1]).toString("hex")).toBe("0203112233");
    // The attributes are signed as a set, and stand in the signature as its member.
    const signed = Buffer.concat([Buffer.from([0x31]), bytes(attributes).subarray(1)]);
    expect(ours && verify("sha256", signed, ours.publicKey, octets(signature))).toBe(true);
    const sum = createHash("sha256")
      .update(files.get("manifest.json") ?? Buffer.alloc(0))
      .digest();
    expect(inside(attributes).map((one) => bytes(one).subarray(-sum.length))).toContainEqual(sum);
    expect(String(bytes(attributes))).toContain("261121060000Z");
  });

  test("says way, time at the place, sign, car, number and phone, and its code opens the order's page without its key", async () => {
    const content = (await textOf(passOf())).replaceAll("\u00a0", " ");
    expect(JSON.parse(content)).toMatchObject({
      passTypeIdentifier: "pass.example.rides",
      teamIdentifier: "TEAM123456",
      serialNumber: "trip-1000042",
      relevantDate: "2026-11-24T15:40:00Z",
      barcodes: [{ message: "http://localhost:3000/booking/order/1000042", format: "PKBarcodeFormatQR" }],
      boardingPass: {
        transitType: "PKTransitTypeGeneric",
        headerFields: [{ label: "Москва, GMT+3", value: "24 ноября, 18:40" }],
        primaryFields: [{ value: "Шереметьево" }, { value: "Москва" }],
        secondaryFields: [{ value: "Анна Иванова" }, { value: "Комфорт" }],
      },
    });
    expect(content).not.toContain("kkkk");
  });

  test("of a rent by the hour has no end", async () => {
    const content = JSON.parse(await textOf(passOf({ rentSeconds: 7200 })));
    expect(content).toMatchObject({ generic: { primaryFields: [{ value: "Шереметьево" }] } });
  });
});

describe("a pass for Google Wallet", () => {
  test("found 59: is a signed claim within the length that Google calls safe, also with long names", () => {
    const long = "Ёлочка ".repeat(20);
    const end = { ...tripOf().start, name: { ru: long, en: long } };
    for (const pass of [passOf(), passOf({ start: end, finish: end, sign: long })]) {
      const address = wallets.google?.(pass) ?? "";
      expect(address).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(address.split("/").at(-1)?.length).toBeLessThanOrEqual(CLAIM_MAX_LENGTH);
      expect(address.split("/").at(-1)?.length).toBeGreaterThan(1_000);
      const [head = "", claim = "", signature = ""] = address.split("/").at(-1)?.split(".") ?? [];
      const key = createPublicKey(readFileSync(join(keys.dir, "pass.pem")));
      expect(verify("sha256", Buffer.from(`${head}.${claim}`), key, Buffer.from(signature, "base64url"))).toBe(true);
      const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
      expect(read(head)).toEqual({ alg: "RS256", typ: "JWT" });
      expect(read(claim)).toMatchObject({
        iss: "passes@rides.example",
        aud: "google",
        typ: "savetowallet",
        iat: AT.clock() / 1000,
        payload: {
          genericObjects: [
            {
              id: "3388000000012345678.trip-1000042-3",
              classId: "3388000000012345678.ride",
              barcode: { value: "http://localhost:3000/booking/order/1000042" },
              // A day after the planned arrival, as in the other wallet.
              validTimeInterval: { end: { date: new Date(pass.expiresAt).toISOString() } },
            },
          ],
        },
      });
      expect(JSON.stringify(read(claim))).not.toContain("kkkk");
    }
  });
});

test("keys that cannot be used stop the start, and what they hold is not repeated", async () => {
  const broken = { applePem: join(keys.dir, "authority.pem"), googleJson: undefined, googleIssuer: "" };
  await expect(chooseWallets(broken, AT)).rejects.toThrow("APPLE_PASS_PEM must name a file with an RSA key");
  const missing = { applePem: undefined, googleJson: join(keys.dir, "apple.pem"), googleIssuer: "1" };
  await expect(chooseWallets(missing, AT)).rejects.toThrow("GOOGLE_PASS_JSON must name a file with the key file");
  expect(() => readEnv({ GOOGLE_PASS_JSON: "google.json" })).toThrow("GOOGLE_PASS_ISSUER is needed");
});

test("a trip whose car is not confirmed, and a cancelled one, have no pass", () => {
  expect(() => passOf({ state: "placed" })).toThrow(Refusal);
  expect(() => passOf({ state: "cancelled" })).toThrow(Refusal);
});

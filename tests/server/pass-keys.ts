import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DER, der, derOid, derSet } from "#server/adapters/wallet/der.ts";

const SHA256_RSA = der(DER.sequence, derOid("1.2.840.113549.1.1.11"), der(DER.null));
const UTF8 = 0x0c;
const BITS = 0x03;
const BOOLEAN = 0x01;
const NAMES = { CN: "2.5.4.3", OU: "2.5.4.11", UID: "0.9.2342.19200300.100.1.1" } as const;

type Name = Readonly<Partial<Record<keyof typeof NAMES, string>>>;

/** A folder with keys as the operator of a test has them: a pass type certified by an authority of its own, and a service account. */
export function passKeys(): { readonly dir: string; readonly variables: Record<string, string> } {
  const dir = mkdtempSync(join(tmpdir(), "nameboard-passes-"));
  const write = (name: string, text: string): string => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const [authority, pass] = [1, 2].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }));
  if (authority === undefined || pass === undefined) throw new Error("No keys.");
  const issuer = { CN: "Test authority" };
  const subject = { UID: "pass.example.rides", CN: "Rides", OU: "TEAM123456" };
  const passKey = pass.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const passPem = certificate(subject, issuer, pass.publicKey, authority.privateKey);
  const authorityPem = certificate(issuer, issuer, authority.publicKey, authority.privateKey);
  write("authority.pem", authorityPem);
  write("pass.pem", passPem);
  const account = { client_email: "passes@rides.example", private_key: passKey };
  return {
    dir,
    variables: {
      APPLE_PASS_PEM: write("apple.pem", passKey + passPem + authorityPem),
      GOOGLE_PASS_JSON: write("google.json", JSON.stringify(account)),
      GOOGLE_PASS_ISSUER: "3388000000012345678",
    },
  };
}

/** The extension without which nobody may certify others. */
const MAY_CERTIFY = der(
  DER.context(3),
  der(
    DER.sequence,
    der(DER.sequence, derOid("2.5.29.19"), der(DER.octets, der(DER.sequence, der(BOOLEAN, Buffer.from([0xff]))))),
  ),
);

/** A certificate as an authority writes it (RFC 5280); the authority's own alone has an extension. */
function certificate(subject: Name, issuer: Name, key: KeyObject, signer: KeyObject): string {
  const isAuthority = subject === issuer;
  const time = (text: string) => der(DER.utcTime, Buffer.from(text));
  const content = der(
    DER.sequence,
    der(DER.context(0), der(DER.integer, Buffer.from([2]))),
    der(DER.integer, Buffer.from(isAuthority ? [1] : [0x11, 0x22, 0x33])),
    SHA256_RSA,
    nameOf(issuer),
    der(DER.sequence, time("260101000000Z"), time("490101000000Z")),
    nameOf(subject),
    key.export({ type: "spki", format: "der" }),
    ...(isAuthority ? [MAY_CERTIFY] : []),
  );
  const signature = der(BITS, Buffer.from([0]), sign("sha256", content, signer));
  const lines =
    der(DER.sequence, content, SHA256_RSA, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

function nameOf(name: Name): Buffer {
  const parts = Object.entries(name) as [keyof Name, string][];
  return der(
    DER.sequence,
    ...parts.map(([part, value]) => derSet(der(DER.sequence, derOid(NAMES[part]), der(UTF8, Buffer.from(value))))),
  );
}

import { fromBER, Integer, Sequence, Set as AsnSet, Utf8String } from "asn1js";
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, RelativeDistinguishedNames } from "pkijs";

const NAMES = { CN: "2.5.4.3", OU: "2.5.4.11", UID: "0.9.2342.19200300.100.1.1" } as const;
const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

type Name = Readonly<Partial<Record<keyof typeof NAMES, string>>>;

/** A folder with keys as the operator of a test has them: a pass type certified by an authority of its own, and a service account. */
export async function passKeys(): Promise<{ readonly dir: string; readonly variables: Record<string, string> }> {
  const dir = mkdtempSync(join(tmpdir(), "nameboard-passes-"));
  const write = (name: string, text: string): string => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const [authority, pass] = [1, 2].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }));
  if (authority === undefined || pass === undefined) throw new Error("No keys.");
  const issuer = { CN: "Test authority", OU: "Authorities" };
  const subject = { UID: "pass.example.rides", CN: "Rides", OU: "TEAM123456" };
  const passKey = pass.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const passPem = await certificate(subject, issuer, pass.publicKey, authority.privateKey);
  const authorityPem = await certificate(issuer, issuer, authority.publicKey, authority.privateKey);
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

/** A certificate as an authority writes it (RFC 5280); only the authority's own may certify others. */
async function certificate(subject: Name, issuer: Name, key: KeyObject, signer: KeyObject): Promise<string> {
  const isAuthority = subject === issuer;
  const made = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: isAuthority ? 1 : 0x11_22_33 }),
    issuer: nameOf(issuer),
    subject: nameOf(subject),
    extensions: isAuthority
      ? [new Extension({ extnID: "2.5.29.19", extnValue: new BasicConstraints({ cA: true }).toSchema().toBER() })]
      : [],
  });
  made.notBefore.value = new Date("2026-01-01");
  made.notAfter.value = new Date("2049-01-01");
  await made.subjectPublicKeyInfo.importKey(key.toCryptoKey(RSA, true, ["verify"]) as CryptoKey);
  await made.sign(signer.toCryptoKey(RSA, false, ["sign"]) as CryptoKey, RSA.hash);
  const lines =
    Buffer.from(made.toSchema().toBER())
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

/** Each part in a set of its own, as certificates have it; the library would write one set of all. */
function nameOf(name: Name): RelativeDistinguishedNames {
  const parts = Object.entries(name) as [keyof Name, string][];
  const sets = parts.map(([part, value]) => {
    const typed = new AttributeTypeAndValue({ type: NAMES[part], value: new Utf8String({ value }) });
    return new AsnSet({ value: [typed.toSchema()] });
  });
  const schema = fromBER(new Sequence({ value: sets }).toBER()).result;
  return new RelativeDistinguishedNames({ schema });
}

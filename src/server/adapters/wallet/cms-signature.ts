import { createHash, sign, type KeyObject, type X509Certificate } from "node:crypto";
import { DER, der, derMembers, derOid, derSet } from "#server/adapters/wallet/der.ts";

const OIDS = {
  data: derOid("1.2.840.113549.1.7.1"),
  signedData: derOid("1.2.840.113549.1.7.2"),
  contentType: derOid("1.2.840.113549.1.9.3"),
  messageDigest: derOid("1.2.840.113549.1.9.4"),
  signingTime: derOid("1.2.840.113549.1.9.5"),
  sha256: derOid("2.16.840.1.101.3.4.2.1"),
  rsa: derOid("1.2.840.113549.1.1.1"),
} as const;

const VERSION = der(DER.integer, Buffer.from([1]));

/** Who signs: an RSA key, its certificate, and the certificate of whoever issued that. */
export interface Signer {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  readonly issuer: X509Certificate;
}

/** A signature that lies beside what it signs (RFC 5652), with SHA-256 and the time of signing. */
export function cmsSignature(content: Buffer, { key, certificate, issuer }: Signer, at: Date): Buffer {
  const attributes = [
    attribute(OIDS.contentType, OIDS.data),
    attribute(OIDS.signingTime, der(DER.utcTime, Buffer.from(utcTime(at)))),
    attribute(OIDS.messageDigest, der(DER.octets, createHash("sha256").update(content).digest())),
  ];
  const signed = derSet(...attributes);
  const signer = der(
    DER.sequence,
    VERSION,
    issuerAndSerial(certificate),
    algorithm(OIDS.sha256),
    // The same bytes as are signed, but for their kind.
    Buffer.concat([Buffer.from([DER.context(0)]), signed.subarray(1)]),
    algorithm(OIDS.rsa),
    der(DER.octets, sign("sha256", signed, key)),
  );
  const signedData = der(
    DER.sequence,
    VERSION,
    derSet(algorithm(OIDS.sha256)),
    der(DER.sequence, OIDS.data),
    der(DER.context(0), certificate.raw, issuer.raw),
    derSet(signer),
  );
  return der(DER.sequence, OIDS.signedData, der(DER.context(0), signedData));
}

function attribute(name: Buffer, value: Buffer): Buffer {
  return der(DER.sequence, name, derSet(value));
}

function algorithm(name: Buffer): Buffer {
  return der(DER.sequence, name, der(DER.null));
}

/** Names a certificate by its issuer and number, as they stand in it. */
function issuerAndSerial({ raw }: X509Certificate): Buffer {
  const [toBeSigned = Buffer.alloc(0)] = derMembers(raw);
  const members = derMembers(toBeSigned);
  // Every certificate since version 3 begins with its version.
  const [serial, , issuer] = members[0]?.[0] === DER.context(0) ? members.slice(1) : members;
  if (serial === undefined || issuer === undefined) throw new Error("The certificate has no issuer.");
  return der(DER.sequence, issuer, serial);
}

/** `261124154000Z`. */
function utcTime(at: Date): string {
  return `${at.toISOString().slice(2, 19).replace(/\D/g, "")}Z`;
}

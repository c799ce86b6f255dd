import { Null, ObjectIdentifier, OctetString, UTCTime, type AsnType } from "asn1js";
import { createHash, type webcrypto } from "node:crypto";
import * as pki from "pkijs";

/** Who signs: an RSA key, its certificate, and the certificate of whoever issued that. */
export interface Signer {
  readonly key: webcrypto.CryptoKey;
  readonly certificate: pki.Certificate;
  readonly issuer: pki.Certificate;
}

const RSA = "1.2.840.113549.1.1.1";

/** What a signature says beside its text (RFC 5652, 11). */
const ATTRIBUTES = {
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
} as const;

/** A detached signature of a text (RFC 5652) that says when it was signed. */
export async function cmsSignature(
  content: Uint8Array<ArrayBuffer>,
  { key, certificate, issuer }: Signer,
  at: Date,
): Promise<Buffer> {
  const sum = createHash("sha256").update(content).digest();
  const attributes = [
    // In the order of their encoding, as DER demands of a set.
    attribute("contentType", new ObjectIdentifier({ value: pki.ContentInfo.DATA })),
    attribute("signingTime", new UTCTime({ valueDate: at })),
    attribute("messageDigest", new OctetString({ valueHex: sum })),
  ];
  const signer = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber(certificate),
    signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
  });
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: pki.ContentInfo.DATA }),
    certificates: [certificate, issuer],
    signerInfos: [signer],
  });
  await signed.sign(key, 0, "SHA-256", content);
  // The name that OpenSSL writes, which every reader knows (RFC 3370, 3.2).
  signer.signatureAlgorithm = new pki.AlgorithmIdentifier({ algorithmId: RSA, algorithmParams: new Null() });
  const whole = new pki.ContentInfo({ contentType: pki.ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(whole.toSchema().toBER());
}

function attribute(name: keyof typeof ATTRIBUTES, value: AsnType): pki.Attribute {
  return new pki.Attribute({ type: ATTRIBUTES[name], values: [value] });
}

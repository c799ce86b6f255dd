import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppleKeys } from "#server/adapters/wallet/apple-pass.ts";
import { googlePass, type GoogleKeys } from "#server/adapters/wallet/google-pass.ts";
import type { Clock } from "#server/clock.ts";
import { DATA_FILES } from "#server/data-files.ts";
import type { Wallets } from "#server/modules/notifications/wallets.ts";
import type { WalletSettings } from "#server/settings/wallet-settings.ts";

const PICTURES = ["icon.png", "icon@2x.png", "icon@3x.png"] as const;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The wallets that the environment has keys for; keys that cannot be used stop the start, in words that repeat nothing of them. */
export async function chooseWallets(
  { applePem, googleJson, googleIssuer }: WalletSettings,
  { clock }: { readonly clock: Clock },
): Promise<Wallets> {
  return {
    apple: applePem === undefined ? undefined : await appleWallet(applePem, clock),
    google:
      googleJson === undefined
        ? undefined
        : googlePass(await named("GOOGLE_PASS_JSON", readGoogleKeys(googleJson, googleIssuer)), clock),
  };
}

/** What signs is loaded only where there is a key: it costs 20 MB. */
async function appleWallet(applePem: string, clock: Clock): Promise<Wallets["apple"]> {
  const { applePass } = await import("#server/adapters/wallet/apple-pass.ts");
  return applePass(await named("APPLE_PASS_PEM", readAppleKeys(applePem)), clock);
}

/** The certificates of a PEM file in their order. */
export function certificatesIn(pem: string): X509Certificate[] {
  return (pem.match(CERTIFICATE) ?? []).map((text) => new X509Certificate(text));
}

async function readAppleKeys(file: string): Promise<AppleKeys> {
  const pem = await readFile(file, "utf8");
  const [certificate, issuer] = certificatesIn(pem);
  const key = createPrivateKey(pem);
  if (certificate === undefined || issuer === undefined || !certificate.checkPrivateKey(key))
    throw new Error("The key is not the certificate's.");
  const subject = (name: string): string => new RegExp(`^${name}=(.+)$`, "m").exec(certificate.subject)?.[1] ?? "";
  const [passType, team] = [subject("UID"), subject("OU")];
  if (key.asymmetricKeyType !== "rsa" || !passType.startsWith("pass.") || team === "")
    throw new Error("The certificate is not one of a pass type.");
  const { Certificate } = await import("pkijs");
  const folder = join(DATA_FILES.folder, "passes");
  const pictures = await Promise.all(PICTURES.map(async (name) => [name, await readFile(join(folder, name))] as const));
  return {
    key: key.toCryptoKey({ name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }, false, ["sign"]),
    certificate: Certificate.fromBER(certificate.raw),
    issuer: Certificate.fromBER(issuer.raw),
    passType,
    team,
    pictures: new Map(pictures),
  };
}

async function readGoogleKeys(file: string, issuer: string): Promise<GoogleKeys> {
  const { client_email: account, private_key: key } = JSON.parse(await readFile(file, "utf8")) as Record<
    string,
    string
  >;
  if (!account || !key) throw new Error("A member is missing.");
  return { issuer, account, key: createPrivateKey(key) };
}

/** What each file must hold. */
const FORMS = {
  APPLE_PASS_PEM: "an RSA key, the pass certificate of that key, and behind it Apple's certificate that issued it",
  GOOGLE_PASS_JSON: "the key file of a service account, with client_email and private_key",
} as const;

async function named<Keys>(name: keyof typeof FORMS, keys: Promise<Keys>): Promise<Keys> {
  return keys.catch(() => {
    throw new Error(`${name} must name a file with ${FORMS[name]}.`);
  });
}

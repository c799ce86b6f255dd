import { sign, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { tellJson } from "#server/adapters/ask-json.ts";
import {
  judged,
  off,
  refusalOf,
  unreachable,
  works,
  wrong,
  type CheckOptions,
  type Finding,
} from "#server/adapters/checks/service-check.ts";
import { chooseWallets } from "#server/adapters/wallet/choose-wallets.ts";
import type { Env } from "#server/env.ts";

/** A certificate that ends this soon is to be renewed now. */
const RENEW_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const TOKEN_URL = "https://oauth2.googleapis.com/token";

/** Asks the gateway of text messages whether it knows us; sends nothing. */
export async function checkTexts({ texts }: Pick<Env, "texts">, { patienceMs }: CheckOptions): Promise<Finding> {
  if (texts === undefined) return off("SMS_URL is empty: no text messages are sent");
  try {
    const headers = { authorization: `Bearer ${texts.token}` };
    const status = await tellJson(new URL(texts.url), AbortSignal.timeout(patienceMs), { headers });
    if (status === 200 || status === 204) return works("it knows the token");
    // A gateway that takes messages only says so by one of these.
    if ([404, 405, 501].includes(status))
      return works("it is there, and does not say whether it knows the token, see docs/text-messages.md");
    return wrong(refusalOf(status, "SMS_TOKEN") ?? `it answered with status ${status}: check SMS_URL`);
  } catch (error) {
    return unreachable(error);
  }
}

/** Reads the keys of Apple passes and until when they hold. */
export async function checkApplePasses({ wallets }: Pick<Env, "wallets">): Promise<Finding> {
  const { applePem } = wallets;
  if (applePem === undefined) return off("APPLE_PASS_PEM is empty");
  try {
    await chooseWallets({ ...wallets, googleJson: undefined }, { clock: Date.now });
    const ends = new X509Certificate(await readFile(applePem, "utf8")).validToDate;
    const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS);
    const day = ends.toISOString().slice(0, 10);
    if (days < 0) return wrong(`the certificate has expired on ${day}: renew it at Apple`);
    return days < RENEW_DAYS
      ? wrong(`the certificate ends on ${day}: renew it at Apple now`)
      : works(`good until ${day}`);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : "the keys cannot be read");
  }
}

/** Logs in to Google with the key of passes. */
export async function checkGooglePasses(
  { wallets }: Pick<Env, "wallets">,
  { patienceMs }: CheckOptions,
): Promise<Finding> {
  const { googleJson } = wallets;
  if (googleJson === undefined) return off("GOOGLE_PASS_JSON is empty");
  let file: Readonly<Record<string, string>>;
  let assertion: string;
  try {
    await chooseWallets({ ...wallets, applePem: undefined }, { clock: Date.now });
    file = JSON.parse(await readFile(googleJson, "utf8")) as Record<string, string>;
    assertion = grantOf(file);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : "the key cannot be read");
  }
  const body = JSON.stringify({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
  const url = URL.parse(file["token_uri"] ?? TOKEN_URL) ?? new URL(TOKEN_URL);
  return judged(
    url,
    { body, headers: { "content-type": "application/json" } },
    {
      patienceMs,
      judge: ({ status }) => {
        if (status === 200)
          return works("Google knows the service account; that it may make passes shows with the first one");
        if (status === 400)
          return wrong("Google refuses the key of GOOGLE_PASS_JSON: it was deleted, or this machine's clock is wrong");
        return wrong(refusalOf(status, "GOOGLE_PASS_JSON") ?? `Google answered with status ${status}`);
      },
    },
  );
}

function grantOf({
  client_email: account = "",
  private_key: key = "",
  token_uri: audience = TOKEN_URL,
}: Readonly<Record<string, string>>): string {
  const now = Math.floor(Date.now() / 1000);
  const scope = "https://www.googleapis.com/auth/wallet_object.issuer";
  const claims = { iss: account, scope, aud: audience, iat: now, exp: now + 600 };
  const signed = [{ alg: "RS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

import { sign } from "node:crypto";
import { readFile } from "node:fs/promises";
import { DAY_MS } from "#domain/values/durations.ts";
import { serviceUrl, tellJson } from "#server/adapters/ask-json.ts";
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
import { line, member } from "#server/adapters/json-members.ts";
import { certificatesIn, chooseWallets } from "#server/adapters/wallet/choose-wallets.ts";
import type { Env } from "#server/env.ts";

/** A certificate that ends this soon is to be renewed now. */
const RENEW_DAYS = 30;
/** A longer answer to a log-in is none. */
const ACCESS_MAX_LENGTH = 4_096;
const TOKEN_URL = "https://oauth2.googleapis.com/token";
const GOOGLE_PASSES_URL = "https://walletobjects.googleapis.com";

/** Asks the gateway of text messages whether it knows us; sends nothing. */
export async function checkTexts({ texts }: Pick<Env, "texts">, { patienceMs }: CheckOptions): Promise<Finding> {
  if (texts === undefined) return off("SMS_URL is empty: no text messages are sent");
  try {
    const headers = { authorization: `Bearer ${texts.token}` };
    const { status } = await tellJson(new URL(texts.url), AbortSignal.timeout(patienceMs), { headers });
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
    const pem = await readFile(applePem, "utf8");
    const [own, issuer] = certificatesIn(pem);
    if (own === undefined || issuer === undefined || !own.checkIssued(issuer))
      return wrong("the second certificate in APPLE_PASS_PEM is not the one that issued the first: fetch Apple's WWDR");
    const ends = new Date(Math.min(own.validToDate.getTime(), issuer.validToDate.getTime()));
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

/** Logs in to Google with the key of passes, and asks for their issuer. */
export async function checkGooglePasses(
  { wallets }: Pick<Env, "wallets">,
  { patienceMs, googlePassesUrl = GOOGLE_PASSES_URL }: CheckOptions,
): Promise<Finding> {
  const { googleJson, googleIssuer } = wallets;
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
  let access = "";
  const login = await judged(
    url,
    { body, headers: { "content-type": "application/json" } },
    {
      patienceMs,
      judge: ({ status, json }) => {
        access = line(member(json, "access_token"), ACCESS_MAX_LENGTH);
        if (status === 200 && access !== "") return works("");
        if (status === 400)
          return wrong("Google refuses the key of GOOGLE_PASS_JSON: it was deleted, or this machine's clock is wrong");
        return wrong(refusalOf(status, "GOOGLE_PASS_JSON") ?? `Google answered with status ${status}`);
      },
    },
  );
  if (login.state === "wrong") return login;
  return judged(
    serviceUrl(googlePassesUrl, `walletobjects/v1/issuer/${googleIssuer}`),
    { headers: { authorization: `Bearer ${access}` } },
    {
      patienceMs,
      judge: ({ status }) => {
        if (status === 200) return works("the service account may make passes of the issuer");
        if (status === 403)
          return wrong(
            "the service account may not make passes of this issuer: switch on the Wallet API, and invite it in the console",
          );
        if (status === 404) return wrong("Google knows no issuer with this number: check GOOGLE_PASS_ISSUER");
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

import { execFile } from "node:child_process";
import { rmSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { checkServices } from "#server/adapters/checks/check-services.ts";
import { readEnv } from "#server/env.ts";
import { ROOT } from "../../../../tests/house/source-files.ts";
import { passKeys } from "../../../../tests/server/pass-keys.ts";

/** What a stand-in that never answers is given; all others have as long as they need. */
const SILENCE_PATIENCE_MS = 300;
const PATIENCE_MS = 60_000;
const SECRETS = [
  "pk.secret-of-mapbox",
  "sk_test_secretofstripe",
  "test_secretofyookassa",
  "secret-of-gateway",
  "secretofmail",
  "secret-of-tiles",
];

type Answer = (asked: IncomingMessage, answer: ServerResponse) => void;

let keys: Awaited<ReturnType<typeof passKeys>>;
const servers: { close(done?: () => void): unknown }[] = [];
beforeAll(async () => {
  keys = await passKeys();
});
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      if ("closeAllConnections" in server) (server.closeAllConnections as () => void)();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    }),
  );
});
afterAll(() => rmSync(keys.dir, { recursive: true, force: true }));

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const standIn = async (answer: Answer): Promise<string> => `http://127.0.0.1:${await listening(createServer(answer))}`;

const json =
  (status: number, body: unknown): Answer =>
  (_, answer) =>
    answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const SERVICES = {
  photon: (url: string) => ({ GEOCODER: "photon", GEOCODER_URL: url }),
  nominatim: (url: string) => ({ GEOCODER: "nominatim", GEOCODER_URL: url }),
  osrm: (url: string) => ({ DIRECTIONS: "osrm", DIRECTIONS_URL: url }),
  mapbox: (url: string) => ({ DIRECTIONS: "mapbox", DIRECTIONS_URL: url, DIRECTIONS_KEY: SECRETS[0] }),
  valhalla: (url: string) => ({ DIRECTIONS: "valhalla", DIRECTIONS_URL: url }),
  stripe: (url: string) => ({
    ACQUIRER: "stripe",
    STRIPE_URL: url,
    STRIPE_KEY: SECRETS[1],
    STRIPE_ACCOUNT: "acct_1Example",
    STRIPE_WEBHOOK_SECRETS: "whsec_0123456789abcdefghij",
  }),
  yookassa: (url: string) => ({
    ACQUIRER: "yookassa",
    YOOKASSA_URL: url,
    YOOKASSA_SHOP: "123456",
    YOOKASSA_KEY: SECRETS[2],
  }),
  tiles: (url: string) => ({ MAP_TILES_URL: `${url}/{z}/{x}/{y}.pbf?key=${SECRETS[5]}`, MAP_TILES_CREDIT: "© Maps" }),
  texts: (url: string) => ({ SMS_URL: `${url}/texts`, SMS_TOKEN: SECRETS[3] }),
} as const;
type Name = keyof typeof SERVICES;
const NAMES = Object.keys(SERVICES) as Name[];

async function checked(variables: Record<string, string | undefined>, patienceMs = PATIENCE_MS) {
  const env = readEnv(variables);
  const found = (await checkServices(env, { patienceMs, textRecords: async () => [] })).filter(
    ({ state, service }) => state !== "off" && service !== "mail domain",
  );
  expect(found).toHaveLength(1);
  for (const secret of SECRETS) expect(JSON.stringify(found)).not.toContain(secret);
  return `${found[0]?.state}: ${found[0]?.words}`;
}

test("a server without outside services has nothing to check and nothing wrong", async () => {
  expect(new Set((await checkServices(readEnv({}))).map(({ state }) => state))).toEqual(new Set(["off"]));
});

test.each<[Name, unknown]>([
  ["photon", { type: "FeatureCollection", features: [] }],
  ["nominatim", []],
  ["osrm", { code: "Ok", routes: [{}] }],
  ["osrm", { code: "NoSegment" }],
  ["mapbox", { code: "Ok", routes: [{}] }],
  ["valhalla", { trip: {} }],
  ["valhalla", { error_code: 171 }],
  ["stripe", { id: "acct_1Example", charges_enabled: true }],
  ["yookassa", { account_id: "123456", status: "enabled" }],
  ["texts", {}],
])("%s that answers %j is found to work, unless this machine is slow", async (name, body) => {
  const url = await standIn(json(200, body));
  expect(await checked(SERVICES[name](url))).toMatch(/^works|it is slow/);
});

test.each(NAMES)(
  "%s that refuses the key, has no credit, or is broken is reported as such, without the key",
  async (name) => {
    const url = await standIn((asked, answer) => answers.shift()?.(asked, answer));
    // A service repeats what it was sent, key and all.
    const answers = [401, 402, 429, 500].map((status) => json(status, { message: SECRETS.join(" ") }));
    expect(await checked(SERVICES[name](url))).toMatch(/^wrong: it refuses the key: check [A-Z_]+/);
    expect(await checked(SERVICES[name](url))).toBe("wrong: there is no credit left on the account");
    expect(await checked(SERVICES[name](url))).toContain("the limit of calls is used up");
    expect(await checked(SERVICES[name](url))).toContain("it is broken (status 500)");
  },
);

test.each(NAMES)("%s that is silent, or not there, is reported as such", async (name) => {
  const url = await standIn(() => undefined);
  expect(await checked(SERVICES[name](url), SILENCE_PATIENCE_MS)).toContain("it does not answer in time");
  const gone = await standIn(() => undefined);
  await new Promise<void>((resolve) => void servers.pop()?.close(() => resolve()));
  expect(await checked(SERVICES[name](gone))).toContain("nothing listens at its address and port");
});

test.each(["photon", "osrm"] as const)("%s that is slower than pages wait is reported as slow", async (name) => {
  const body = name === "photon" ? { features: [] } : { code: "Ok", routes: [{}] };
  const url = await standIn((asked, answer) => void setTimeout(() => json(200, body)(asked, answer), 1_000));
  expect(await checked(SERVICES[name](url))).toMatch(/^wrong: it is slow: it took \d+ ms/);
});

test("a Photon without Russian is reported as such, and how to build one with it", async () => {
  const url = await standIn((asked, answer) => {
    const isRussian = asked.url?.includes("lang=ru") === true;
    json(isRussian ? 400 : 200, isRussian ? { message: "no such language" } : { features: [] })(asked, answer);
  });
  const words = await checked(SERVICES.photon(url));
  expect(words).toMatch(/it was built without the language ru|it is slow/);
});

test.each<[Name, number, unknown, string]>([
  ["stripe", 200, { id: "acct_1Other" }, "wrong: the key is of another account than STRIPE_ACCOUNT"],
  ["stripe", 200, { id: "acct_1Example", charges_enabled: false }, "wrong: the account may not take payments yet"],
  ["stripe", 403, { error: {} }, "works: it knows the key, which is a restricted one"],
  ["yookassa", 200, { status: "disabled" }, "wrong: the shop is switched off"],
  ["texts", 405, {}, "works: it is there, and does not say whether it knows the token"],
  ["photon", 404, {}, "wrong: at GEOCODER_URL there is no photon (status 404)"],
  ["osrm", 404, {}, "wrong: at DIRECTIONS_URL there is no osrm (status 404)"],
])("%s that answers %i with %j: %s", async (name, status, body, words) => {
  expect(await checked(SERVICES[name](await standIn(json(status, body))))).toContain(words);
});

test.each(NAMES.filter((name) => name !== "texts" && name !== "tiles"))(
  "%s that answers with a page or broken JSON is reported as such",
  async (name) => {
    const bodies = [
      ["text/html", "<h1>Welcome</h1>"],
      ["application/json", '{"half'],
    ] as const;
    for (const [type, body] of bodies) {
      const url = await standIn((_, answer) => answer.writeHead(200, { "content-type": type }).end(body));
      expect(await checked(SERVICES[name](url))).toBe(
        "wrong: it answers with a page instead of data: check the address, and what stands in front of it",
      );
    }
  },
);

test.each(NAMES)("%s that leads elsewhere is reported as such, and nobody follows", async (name) => {
  const asked: string[] = [];
  const url = await standIn(({ url: path = "" }, answer) => {
    asked.push(path);
    answer.writeHead(301, { location: "/elsewhere" }).end();
  });
  expect(await checked(SERVICES[name](url))).toBe(
    "wrong: it leads to another address: set that one, http or https included",
  );
  expect(asked).toHaveLength(1);
});

test.each([
  [200, "application/x-protobuf", "*", "works: pages may read its tiles"],
  [204, "", "http://localhost:3000", "works: pages may read its tiles"],
  [200, "application/x-protobuf", "https://other.example", "does not allow pages of http://localhost:3000"],
  [200, "application/x-protobuf", "", "does not allow pages of http://localhost:3000"],
  [200, "image/png", "*", "wrong: it answers with pictures or pages: vector tiles"],
  [404, "text/html", "*", "wrong: there is no tile at MAP_TILES_URL (status 404)"],
  [403, "text/html", "*", "wrong: it does not allow this with the key: check MAP_TILES_URL"],
])("map tiles with status %i, type %s, for pages of %s: %s", async (status, type, allowed, words) => {
  const seen: unknown[] = [];
  const url = await standIn((call, answer) => {
    seen.push([call.url, call.headers.origin]);
    answer.writeHead(status, { "content-type": type, "access-control-allow-origin": allowed }).end();
  });
  expect(await checked({ ...SERVICES.tiles(url), PUBLIC_URL: "http://localhost:3000" })).toContain(words);
  expect(seen).toEqual([["/0/0/0.pbf?key=secret-of-tiles", "http://localhost:3000"]]);
});

/** What Google answers to a log-in and to the question for the issuer. */
const googleChecked = async (login: [number, unknown], issuer: [number, unknown]) => {
  const asked: unknown[] = [];
  const url = await standIn((call, answer) => {
    const isLogin = call.url === "/token";
    asked.push(isLogin ? call.url : [call.url, call.headers.authorization]);
    json(...(isLogin ? login : issuer))(call, answer);
  });
  const file = keys.variables["GOOGLE_PASS_JSON"] ?? "";
  const named = `${file}.named.json`;
  writeFileSync(named, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), token_uri: `${url}/token` }));
  const variables = { GOOGLE_PASS_JSON: named, GOOGLE_PASS_ISSUER: keys.variables["GOOGLE_PASS_ISSUER"] };
  const found = await checkServices(readEnv(variables), { patienceMs: PATIENCE_MS, googlePassesUrl: url });
  const { state, words } = found.find(({ service }) => service === "google passes") ?? {};
  return [`${state}: ${words}`, asked];
};

test.each<[[number, unknown], [number, unknown], string]>([
  [[400, { error: "invalid_grant" }], [200, {}], "wrong: Google refuses the key of GOOGLE_PASS_JSON"],
  [[200, { access_token: "a" }], [200, { issuerId: "1" }], "works: the service account may make passes"],
  [[200, { access_token: "a" }], [403, { error: {} }], "wrong: the service account may not make passes of this issuer"],
  [[200, { access_token: "a" }], [404, { error: {} }], "wrong: Google knows no issuer with this number"],
  [[200, { access_token: "a" }], [429, { error: {} }], "wrong: the limit of calls is used up"],
])("Google answers %j to a log-in and %j about the issuer: %s", async (login, issuer, words) => {
  const [said, asked] = await googleChecked(login, issuer);
  expect(said).toContain(words);
  const issuerPath = `/walletobjects/v1/issuer/${keys.variables["GOOGLE_PASS_ISSUER"]}`;
  expect(asked).toEqual(login[0] === 200 ? ["/token", [issuerPath, "Bearer a"]] : ["/token"]);
});

test("an Apple certificate is good until it or its issuer's ends, and another issuer is reported", async () => {
  const file = keys.variables["APPLE_PASS_PEM"] ?? "";
  expect(await checked({ APPLE_PASS_PEM: file })).toMatch(
    /^(works: good until|wrong: the certificate ends on) 20\d\d-/,
  );
  const pem = readFileSync(file, "utf8");
  const [own = ""] = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/) ?? [];
  const other = `${file}.other.pem`;
  writeFileSync(other, `${pem.slice(0, pem.indexOf(own))}${own}\n${own}\n`);
  expect(await checked({ APPLE_PASS_PEM: other })).toContain("is not the one that issued the first");
});

test("a certificate that nobody known has signed is reported as such", async () => {
  const pem = readFileSync(keys.variables["APPLE_PASS_PEM"] ?? "", "utf8");
  const port = await listening(createTlsServer({ key: pem, cert: pem }, (_, answer) => answer.end("{}")));
  expect(await checked(SERVICES.osrm(`https://127.0.0.1:${port}`))).toContain("its certificate is not accepted");
});

test("a mail server is logged in to: right, wrong password, without TLS, silent", async () => {
  const mail = async (options: ConstructorParameters<typeof SMTPServer>[0]) => {
    const server = new SMTPServer({
      ...options,
      onAuth: ({ password }, _, done) =>
        password === SECRETS[4] ? done(null, { user: "rides" }) : done(new Error(`no ${password}`)),
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    servers.push(server);
    return (server.server.address() as AddressInfo).port;
  };
  const port = await mail({ disabledCommands: ["STARTTLS"] });
  const of = (password: string | undefined, rest: string) => ({
    SMTP_URL: `smtp://rides:${password}@127.0.0.1:${port}${rest}`,
  });
  expect(await checked(of(SECRETS[4], "?requireTLS=false"))).toBe("works: it takes mail of ours");
  expect(await checked(of("other", "?requireTLS=false"))).toContain("it refuses the user or the password of SMTP_URL");
  expect(await checked(of(SECRETS[4], ""))).toContain("it offers no encrypted connection");
  const silent = new URL(await standIn(() => undefined)).host;
  expect(await checked({ SMTP_URL: `smtp://${silent}` }, SILENCE_PATIENCE_MS)).toContain("it does not answer in time");
});

test.each([
  [{}, "wrong: rides.example has no SPF record and no DMARC record"],
  [{ "rides.example": ["v=spf1 include:mail.example -all"] }, "wrong: rides.example has no DMARC record"],
  [
    { "rides.example": ["v=spf1 -all", "v=spf1 mx -all"], "_dmarc.rides.example": ["v=DMARC1; p=none"] },
    "wrong: rides.example has more than one SPF record",
  ],
  [
    { "rides.example": ["v=spf1 mx -all"], "_dmarc.rides.example": ["v=DMARC1; p=none"] },
    "works: rides.example has SPF and DMARC; add --dkim",
  ],
  [
    {
      "rides.example": ["v=spf1 mx -all"],
      "_dmarc.rides.example": ["v=DMARC1; p=none"],
      "s1._domainkey.rides.example": ["v=DKIM1; k=rsa; p=MIIB"],
    },
    "works: rides.example has SPF, DKIM and DMARC",
    "s1",
  ],
  [
    {
      "rides.example": ["v=spf1 mx -all"],
      "_dmarc.rides.example": ["v=DMARC1; p=none"],
      "s1._domainkey.rides.example": ["v=DKIM1; p="],
    },
    "wrong: rides.example has no DKIM key under s1._domainkey",
    "s1",
  ],
])(
  "a sender's domain with the records %j: %s",
  async (records: Readonly<Record<string, string[]>>, words, dkimSelector?: string) => {
    const env = readEnv({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Rides <office@rides.example>" });
    const found = await checkServices(env, {
      textRecords: async (name) => records[name] ?? [],
      dkimSelector,
    });
    const domain = found.find(({ service }) => service === "mail domain");
    expect(`${domain?.state}: ${domain?.words}`).toContain(words);
  },
);

test("without a DNS server nothing is said against the sender's domain", async () => {
  const env = readEnv({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Rides <office@rides.example>" });
  const textRecords = async (): Promise<readonly string[]> => {
    throw Object.assign(new Error("queryTxt ETIMEOUT"), { code: "ETIMEOUT" });
  };
  const found = await checkServices(env, { patienceMs: PATIENCE_MS, textRecords });
  expect(found.find(({ service }) => service === "mail domain")).toMatchObject({ state: "unknown" });
});

test("npm run services prints a line for each service and ends with code 1 when one is wrong", async () => {
  const url = await standIn(json(401, { message: "no" }));
  const { code, lines } = await new Promise<{ code: number; lines: string[] }>((resolve) => {
    const env = { ...process.env, ...SERVICES.mapbox(url), NODE_ENV: "development" };
    execFile(process.execPath, ["scripts/services.ts"], { cwd: ROOT, env }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split("\n") }),
    );
  });
  expect(code).toBe(1);
  expect(lines).toContain("wrong   directions: it refuses the key: check DIRECTIONS_KEY");
  expect(lines.filter((line) => line.startsWith("off"))).toHaveLength(9);
  expect(lines.join()).not.toContain(SECRETS[0]);
});

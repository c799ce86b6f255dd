import { DEFAULT_ACCENT, DEFAULT_BASE_PATH, type MapTiles } from "#contract/page-options.ts";
import type { CallLimits } from "#domain/accounts/call-limits.ts";
import type { RetentionTerms } from "#domain/retention/retention-terms.ts";
import { LOCALES, USUAL_LOCALE, type Locale } from "#domain/values/locale.ts";
import { commaList } from "#server/comma-list.ts";
import { dutySettings, type DutySettings } from "#server/live/duty-settings.ts";
import { isLoopback, networkUrls, ownUrl } from "#server/own-addresses.ts";
import { SECRET_MIN_LENGTH, secretsIn, type Secrets } from "#server/secrets/secrets.ts";
import { risksOfSettings, stoppingWords } from "#server/settings/accepted-risks.ts";
import {
  ACQUIRER_VARIABLES,
  acquirerProblems,
  acquirerSettings,
  type AcquirerSettings,
} from "#server/settings/acquirer-settings.ts";
import { addressIn } from "#server/settings/address-in.ts";
import {
  LOOKUP_VARIABLES,
  lookupProblems,
  lookupSettings,
  type LookupSettings,
} from "#server/settings/lookup-settings.ts";
import { MAP_TILES_VARIABLES, mapTilesProblems, mapTilesSettings } from "#server/settings/map-tiles-settings.ts";
import {
  PRODUCTION_VARIABLES,
  productionProblems,
  productionSettings,
  type ProductionSettings,
} from "#server/settings/production-settings.ts";
import { RETENTION_VARIABLES, retentionProblems, retentionTerms } from "#server/settings/retention-settings.ts";
import {
  SELLER_VARIABLES,
  sellerProblems,
  sellerSettings,
  type SellerSettings,
} from "#server/settings/seller-settings.ts";
import { TEXT_VARIABLES, textProblems, textSettings, type TextSettings } from "#server/settings/text-settings.ts";
import { USER_VARIABLES, userProblems, userSettings, type UserSettings } from "#server/settings/user-settings.ts";
import { valueProblems } from "#server/settings/value-problems.ts";
import {
  WALLET_VARIABLES,
  walletProblems,
  walletSettings,
  type WalletSettings,
} from "#server/settings/wallet-settings.ts";

/** One variable of the environment: its default as text, and its sentence in `.env.example`. */
interface EnvVariable {
  readonly preset: string;
  readonly about: string;
}

/** Every variable the server reads; nothing else in the product looks at the environment. */
export const ENV_VARIABLES = {
  NODE_ENV: { preset: "development", about: "development shows demo mail at /dev/outbox; production hides it" },
  HOST: { preset: "localhost", about: "address to listen on; 0.0.0.0 for all (in a container)" },
  PORT: { preset: "3000", about: "port to listen on" },
  PUBLIC_URL: {
    preset: "",
    about:
      "the one address travellers see and payers come back to, e.g. https://rides.example; empty for http://HOST:PORT",
  },
  ALLOWED_HOSTS: { preset: "", about: "further host names that a payer may be sent back to, separated by commas" },
  DATA_DIR: { preset: ".data", about: "folder of the embedded database, the secret and the file mail sink" },
  DATABASE_URL: { preset: "", about: "a PostgreSQL 15+ to use in place of the embedded one" },
  DATABASE_POOL: { preset: "16", about: "most database connections of one process; jobs alone keep three" },
  WEB_PROCESSES: {
    preset: "1",
    about: "processes that answer calls; more of them where the machine has more processors",
  },
  JOB_PROCESSES: {
    preset: "1",
    about:
      "processes that send e-mails and do what else follows an order; 0: the web processes do that too, so that one web process is the whole server",
  },
  SECRET: {
    preset: "",
    about:
      "at least 32 characters that sign order keys and notices, two separated by a comma while one replaces the other; empty: made once, kept in DATA_DIR",
  },
  BASE_PATH: { preset: DEFAULT_BASE_PATH, about: "path under which the booking module lives" },
  ACCENT_COLOR: { preset: DEFAULT_ACCENT, about: "accent colour of the pages, #RRGGBB" },
  ...ACQUIRER_VARIABLES,
  ...LOOKUP_VARIABLES,
  ...MAP_TILES_VARIABLES,
  SMTP_URL: {
    preset: "",
    about:
      "smtp(s)://user:password@host:port for real mail; with a password smtp:// sends by TLS only (STARTTLS), unless ?requireTLS=false stands behind it; empty: mail is kept in DATA_DIR/mail",
  },
  ...TEXT_VARIABLES,
  ...WALLET_VARIABLES,
  MAIL_FROM: { preset: "Nameboard <rides@localhost>", about: "sender of mail" },
  OPERATOR_NAME: {
    preset: "",
    about: "who sells, as the offer and the terms name it; empty: the host name of PUBLIC_URL",
  },
  OPERATOR_MAIL: {
    preset: "",
    about:
      "who reads of new, changed and cancelled orders, and requests for yachts and for rides without cars; empty: the address in MAIL_FROM",
  },
  OPERATOR_LANG: { preset: USUAL_LOCALE, about: `language of the mail to OPERATOR_MAIL: ${LOCALES.join(" or ")}` },
  CLOSED_COUNTRIES: {
    preset: "",
    about:
      "countries where nothing is sold, as two letters separated by commas, e.g. KP,SY; their places are listed and cannot be chosen",
  },
  ...SELLER_VARIABLES,
  ...USER_VARIABLES,
  TRUSTED_PROXIES: {
    preset: "loopback",
    about: "proxies whose X-Forwarded-For is believed: addresses or networks separated by commas; none for none",
  },
  CALLS_PER_MINUTE: {
    preset: "600",
    about: "searches and other questions that one visitor's address may send a minute; 0 for no limit",
  },
  CHANGES_PER_HOUR: {
    preset: "60",
    about:
      "orders, requests and mails that one person should need an hour: four times as many from one address; 0 for no limit",
  },
  LETTERS_PER_HOUR: {
    preset: "5",
    about:
      "letters an hour to one address about what was ordered without an account, and text messages to one phone: four times as many a day; 0 for no limit",
  },
  ...RETENTION_VARIABLES,
  ...PRODUCTION_VARIABLES,
  METRICS_TOKEN: { preset: "", about: "Bearer token for /metrics and /readyz details; empty: as OPEN_PAGES says" },
  LOG_LEVEL: { preset: "info", about: "debug, info, warn, error or silent" },
} as const satisfies Record<string, EnvVariable>;

/** The environment, read once and typed. */
export interface Env extends LookupSettings, ProductionSettings {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Addresses at which other devices on the network reach a development server; none in production. */
  readonly networkUrls: readonly string[];
  /** Host names (with port) that a payer may return to; the first is our own. */
  readonly hosts: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** How many processes answer calls, and how many do the jobs; without one for jobs those that answer do them. */
  readonly webProcesses: number;
  readonly jobProcesses: number;
  /** Those of SECRET; without them the data folder keeps one. */
  readonly secrets: Secrets | undefined;
  readonly basePath: string;
  readonly accent: string;
  readonly acquirer: AcquirerSettings;
  /** The operator's own tiles for the large map. */
  readonly mapTiles: MapTiles | undefined;
  readonly smtpUrl: string | undefined;
  readonly texts: TextSettings | undefined;
  readonly wallets: WalletSettings;
  readonly mailFrom: string;
  /** The operator's mail address. */
  readonly operatorMail: string;
  readonly duty: DutySettings;
  readonly operatorLang: Locale;
  /** Codes of countries where nothing is sold. */
  readonly closedCountries: ReadonlySet<string>;
  readonly seller: SellerSettings;
  readonly users: UserSettings;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  readonly callLimits: CallLimits;
  /** Letters an hour to one address about what was ordered without an account. */
  readonly lettersPerHour: number;
  /** What is kept how long. */
  readonly retention: RetentionTerms;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** Settings with which no server starts, and all that is wrong with them. */
export class UnusableEnv extends Error {
  readonly env: Env;
  readonly problems: readonly string[];

  constructor(env: Env, problems: readonly string[]) {
    super(
      `The environment cannot be used:\n- ${problems.join("\n- ")}\nChange it there or in the file .env; .env.example explains each.`,
    );
    this.name = "UnusableEnv";
    this.env = env;
    this.problems = problems;
  }
}

/** Reads the environment; throws one readable list of everything that is wrong with it. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = [];
  const text = (name: keyof typeof ENV_VARIABLES): string => source[name]?.trim() || ENV_VARIABLES[name].preset;
  const whole = (name: keyof typeof ENV_VARIABLES, min: number, max: number): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < min || value > max)
      problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return value;
  };
  const check = (name: keyof typeof ENV_VARIABLES, pattern: RegExp, words: string): string => {
    if (!pattern.test(text(name))) problems.push(`${name} must be ${words}`);
    return text(name);
  };

  const port = whole("PORT", 0, 65_535);
  const publicUrl = text("PUBLIC_URL").replace(/\/+$/, "") || ownUrl(text("HOST"), port);
  const secrets = secretsIn(text("SECRET"), ",");
  if (secrets?.some(({ length }) => length < SECRET_MIN_LENGTH))
    problems.push(`SECRET must have at least ${SECRET_MIN_LENGTH} characters`);
  const env: Env = {
    production: text("NODE_ENV") === "production",
    host: text("HOST"),
    port,
    publicUrl,
    networkUrls: text("NODE_ENV") !== "production" && isLoopback(publicUrl) ? networkUrls(text("HOST"), port) : [],
    hosts: [URL.canParse(publicUrl) ? new URL(publicUrl).host : "", ...commaList(text("ALLOWED_HOSTS").toLowerCase())],
    dataDir: text("DATA_DIR"),
    databaseUrl: text("DATABASE_URL") || undefined,
    databasePool: whole("DATABASE_POOL", 5, 200),
    webProcesses: whole("WEB_PROCESSES", 1, 32),
    jobProcesses: whole("JOB_PROCESSES", 0, 32),
    secrets,
    basePath: check("BASE_PATH", /^(\/[a-z0-9-]+)+$/i, "a path such as /booking"),
    accent: check("ACCENT_COLOR", /^#[0-9a-f]{6}$/i, "a colour such as #00AD5A"),
    acquirer: acquirerSettings(text),
    ...lookupSettings(text),
    mapTiles: mapTilesSettings(text),
    smtpUrl: text("SMTP_URL") || undefined,
    texts: textSettings(text),
    wallets: walletSettings(text),
    mailFrom: text("MAIL_FROM"),
    operatorMail: text("OPERATOR_MAIL") || addressIn(text("MAIL_FROM")),
    operatorLang: LOCALES.find((known) => known === text("OPERATOR_LANG")) ?? USUAL_LOCALE,
    duty: dutySettings(text),
    closedCountries: new Set(commaList(text("CLOSED_COUNTRIES").toUpperCase())),
    seller: sellerSettings(text, { name: text("OPERATOR_NAME"), production: text("NODE_ENV") === "production" }),
    users: userSettings(text),
    trustedProxies: commaList(text("TRUSTED_PROXIES")).filter((proxy) => proxy !== "none"),
    callLimits: {
      asksPerMinute: whole("CALLS_PER_MINUTE", 0, 1_000_000),
      changesPerHour: whole("CHANGES_PER_HOUR", 0, 1_000_000),
    },
    lettersPerHour: whole("LETTERS_PER_HOUR", 0, 1_000_000),
    retention: retentionTerms(text),
    ...productionSettings(text, text("NODE_ENV") === "production"),
    metricsToken: text("METRICS_TOKEN") || undefined,
    logLevel: check("LOG_LEVEL", /^(debug|info|warn|error|silent)$/, "debug, info, warn, error or silent"),
  };
  if (env.production && !source["ACQUIRER"]?.trim()) {
    problems.push("ACQUIRER must be named in production: the default, sandbox, lets anybody pay with play money");
  }
  check("OPERATOR_LANG", new RegExp(`^(?:${LOCALES.join("|")})$`), LOCALES.join(" or "));
  problems.push(
    ...valueProblems(text),
    ...acquirerProblems(text, env.production),
    ...sellerProblems(text, env.production),
    ...userProblems(text),
    ...retentionProblems(text),
    ...mapTilesProblems(text, publicUrl),
    ...lookupProblems(text),
    ...textProblems(text),
    ...walletProblems(text),
    ...productionProblems(text),
  );
  if (problems.length > 0) {
    // Whoever starts the server reads everything at once; a command, which is no server, would work with these.
    throw new UnusableEnv(env, [...problems, ...stoppingWords(risksOfSettings(env), env.acceptedRisks)]);
  }
  return env;
}

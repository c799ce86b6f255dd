import { CURRENCIES, isCurrency, type Currency } from "#domain/values/money.ts";
import { commaList } from "#server/comma-list.ts";
import { isNetwork } from "#server/settings/network.ts";

/** Who can take card payments. */
const ACQUIRERS = ["sandbox", "stripe", "yookassa"] as const;

/** Variables that say who takes card payments, and with which keys. */
export const ACQUIRER_VARIABLES = {
  ACQUIRER: {
    preset: "sandbox",
    about: "who takes card payments: sandbox, stripe or yookassa; sandbox is our own test acquirer and moves no money",
  },
  ACQUIRER_BY_CURRENCY: {
    preset: "",
    about: "who takes single currencies in place of ACQUIRER: RUB=yookassa,EUR=stripe",
  },
  STRIPE_KEY: { preset: "", about: "secret key of Stripe: sk_live_…, or sk_test_… to try it out" },
  STRIPE_ACCOUNT: { preset: "", about: "the account that key belongs to, acct_…: payments of any other are set aside" },
  STRIPE_WEBHOOK_SECRETS: {
    preset: "",
    about: "signing secret of the webhook, whsec_…; two separated by a comma while one replaces the other",
  },
  STRIPE_CURRENCIES: {
    preset: "",
    about: "currencies that your account at Stripe takes, separated by commas; empty for all of Stripe's",
  },
  STRIPE_STATEMENT_SUFFIX: {
    preset: "",
    about: "what a payer's bank statement adds to your name at Stripe, such as RIDES; empty for nothing",
  },
  STRIPE_URL: { preset: "https://api.stripe.com", about: "address of Stripe's API" },
  YOOKASSA_SHOP: { preset: "", about: "number of the shop at YooKassa (shopId)" },
  YOOKASSA_KEY: { preset: "", about: "secret key of that shop: live_…, or test_… to try it out" },
  YOOKASSA_CURRENCIES: {
    preset: "RUB",
    about:
      "currencies that the contract with YooKassa allows, separated by commas: other prices are for customers who may pay the driver",
  },
  YOOKASSA_VAT_CODE: {
    preset: "",
    about:
      "VAT code of receipts under 54-FZ, 1 to 12; empty where YooKassa sends no receipts for you, or you sell as an agent of your carriers",
  },
  YOOKASSA_TAX_SYSTEM: { preset: "", about: "tax system code of receipts, 1 to 6; empty for the only one of the shop" },
  YOOKASSA_RECEIPT_MODE: {
    preset: "prepayment",
    about:
      "what receipts call a payment for a ride ahead: prepayment, which a receipt settles after the ride; full_prepayment where you issue that receipt yourself; or full_payment",
  },
  YOOKASSA_NETWORKS: {
    preset: "",
    about:
      "addresses and networks that notices are taken from, separated by commas; empty for any, each read back and few a minute",
  },
  YOOKASSA_URL: { preset: "https://api.yookassa.ru", about: "address of YooKassa's API" },
} as const;

/** What receipts call a payment: a prepayment that is settled after the ride, one that somebody else settles, or all of it. */
const RECEIPT_MODES = ["prepayment", "full_prepayment", "full_payment"] as const;

/** What the receipts of a shop call a payment. */
type ReceiptMode = (typeof RECEIPT_MODES)[number];

/** Name of an acquirer. */
export type AcquirerName = (typeof ACQUIRERS)[number];

type Name = keyof typeof ACQUIRER_VARIABLES;
type Text = (name: Name) => string;

/** The operator's account at Stripe. */
export interface StripeSettings {
  readonly key: string;
  readonly account: string;
  readonly webhookSecrets: readonly string[];
  /** What is added to the operator's name on a bank statement. */
  readonly statement?: string;
  /** The only currencies that it takes; none for all of Stripe's. */
  readonly currencies?: readonly Currency[];
  readonly url: string;
}

/** The operator's shop at YooKassa. */
export interface YookassaSettings {
  readonly shop: string;
  readonly key: string;
  /** Undefined where YooKassa sends no receipts. */
  readonly receipts:
    | { readonly vatCode: number; readonly taxSystem: number | undefined; readonly mode: ReceiptMode }
    | undefined;
  readonly networks: readonly string[];
  readonly currencies: readonly Currency[];
  readonly url: string;
}

/** Who takes new payments; an account that has its keys is asked about older ones too. */
export interface AcquirerSettings {
  readonly chosen: AcquirerName;
  /** Who takes single currencies in place of that one. */
  readonly byCurrency: ReadonlyMap<Currency, AcquirerName>;
  readonly stripe: StripeSettings | undefined;
  readonly yookassa: YookassaSettings | undefined;
}

/** Reads the settings; what is wrong with them is told by `acquirerProblems`. */
export function acquirerSettings(text: Text): AcquirerSettings {
  const vatCode = text("YOOKASSA_VAT_CODE");
  const taxSystem = text("YOOKASSA_TAX_SYSTEM");
  return {
    chosen: ACQUIRERS.find((name) => name === text("ACQUIRER")) ?? "sandbox",
    byCurrency: new Map(takersIn(text).flatMap(({ currency, name }) => (currency && name ? [[currency, name]] : []))),
    stripe:
      text("STRIPE_KEY") === ""
        ? undefined
        : {
            key: text("STRIPE_KEY"),
            account: text("STRIPE_ACCOUNT"),
            webhookSecrets: commaList(text("STRIPE_WEBHOOK_SECRETS")),
            statement: text("STRIPE_STATEMENT_SUFFIX"),
            currencies: currenciesIn(text("STRIPE_CURRENCIES")),
            url: text("STRIPE_URL"),
          },
    yookassa:
      text("YOOKASSA_KEY") === ""
        ? undefined
        : {
            shop: text("YOOKASSA_SHOP"),
            key: text("YOOKASSA_KEY"),
            receipts:
              vatCode === ""
                ? undefined
                : {
                    vatCode: Number(vatCode),
                    taxSystem: taxSystem === "" ? undefined : Number(taxSystem),
                    mode: RECEIPT_MODES.find((mode) => mode === text("YOOKASSA_RECEIPT_MODE")) ?? "prepayment",
                  },
            networks: commaList(text("YOOKASSA_NETWORKS")),
            currencies: currenciesIn(text("YOOKASSA_CURRENCIES")),
            url: text("YOOKASSA_URL"),
          },
  };
}

function currenciesIn(codes: string): readonly Currency[] {
  return commaList(codes)
    .map((code) => code.toUpperCase())
    .filter(isCurrency);
}

/** The entries of ACQUIRER_BY_CURRENCY; what is no currency or no acquirer of real money is undefined. */
function takersIn(text: Text): { readonly currency: Currency | undefined; readonly name: AcquirerName | undefined }[] {
  return commaList(text("ACQUIRER_BY_CURRENCY")).map((entry) => {
    const [code = "", taker = ""] = entry.split("=").map((part) => part.trim());
    return {
      currency: [code.toUpperCase()].find(isCurrency),
      name: (["stripe", "yookassa"] as const).find((name) => name === taker.toLowerCase()),
    };
  });
}

/** Whether some payments would move no money: the sandbox takes them, or an account with a test key. */
export function isPlayMoney({ chosen, byCurrency, stripe, yookassa }: AcquirerSettings): boolean {
  const takers = new Set([chosen, ...byCurrency.values()]);
  const isTested = {
    sandbox: true,
    stripe: /^.k_test_/.test(stripe?.key ?? ""),
    yookassa: yookassa?.key.startsWith("test_") === true,
  };
  return [...takers].some((name) => isTested[name]);
}

const CODES = CURRENCIES.join("|");
const CODE_LIST = `(${CODES})(\\s*,\\s*(${CODES}))*`;

/** What each acquirer needs: a pattern and the words for whoever starts the server. A value itself is never repeated. */
const STRIPE_NEEDS: readonly (readonly [Name, RegExp, string])[] = [
  ["STRIPE_KEY", /^(sk|rk)_(live|test)_\w+$/, "a secret key such as sk_live_…"],
  ["STRIPE_ACCOUNT", /^acct_\w+$/, "the account of that key, acct_…"],
  ["STRIPE_WEBHOOK_SECRETS", /^whsec_[\w+/=]+(\s*,\s*whsec_[\w+/=]+)?$/, "one or two signing secrets, whsec_…"],
  [
    "STRIPE_STATEMENT_SUFFIX",
    /^((?=.*[A-Za-z])[A-Za-z0-9 .,&-]{1,20})?$/,
    "up to 20 Latin letters, digits and spaces, one letter at least",
  ],
  [
    "STRIPE_CURRENCIES",
    new RegExp(`^\\s*(${CODE_LIST})?\\s*$`, "i"),
    "currencies such as EUR, separated by commas, or empty for all of Stripe's",
  ],
  ["STRIPE_URL", /^https?:\/\/[^\s@]+$/, "an http:// or https:// address"],
];
const YOOKASSA_NEEDS: readonly (readonly [Name, RegExp, string])[] = [
  ["YOOKASSA_KEY", /^(live|test)_\S+$/, "a secret key such as live_…"],
  ["YOOKASSA_SHOP", /^\d{1,12}$/, "the number of the shop"],
  ["YOOKASSA_VAT_CODE", /^([1-9]|1[0-2])?$/, "a number from 1 to 12, or empty for no receipts"],
  ["YOOKASSA_CURRENCIES", new RegExp(`^\\s*${CODE_LIST}\\s*$`, "i"), "currencies such as RUB, separated by commas"],
  ["YOOKASSA_TAX_SYSTEM", /^[1-6]?$/, "a number from 1 to 6, or empty"],
  ["YOOKASSA_RECEIPT_MODE", new RegExp(`^(${RECEIPT_MODES.join("|")})$`), `one of ${RECEIPT_MODES.join(", ")}`],
  ["YOOKASSA_URL", /^https?:\/\/[^\s@]+$/, "an http:// or https:// address"],
];

/** What is wrong with the settings, in words for whoever starts the server. */
export function acquirerProblems(text: Text, isProduction: boolean): string[] {
  const { chosen, byCurrency, stripe, yookassa } = acquirerSettings(text);
  const isKnown = ACQUIRERS.some((name) => name === text("ACQUIRER"));
  const problems = isKnown ? [] : [`ACQUIRER must be one of ${ACQUIRERS.join(", ")}`];
  const check = (needs: typeof STRIPE_NEEDS): void => {
    for (const [name, pattern, words] of needs) {
      if (pattern.test(text(name))) continue;
      problems.push(text(name) === "" ? `${name} is needed: ${words}` : `${name} must be ${words}`);
    }
  };
  const named = new Set([chosen, ...byCurrency.values()]);
  if (named.has("stripe") || stripe !== undefined) check(STRIPE_NEEDS);
  if (named.has("yookassa") || yookassa !== undefined) check(YOOKASSA_NEEDS);
  if (takersIn(text).some(({ currency, name }) => currency === undefined || name === undefined))
    problems.push("ACQUIRER_BY_CURRENCY must be currencies with stripe or yookassa: RUB=yookassa,EUR=stripe");
  const strays = commaList(text("YOOKASSA_NETWORKS")).filter((network) => !isNetwork(network));
  if (strays.length > 0) problems.push("YOOKASSA_NETWORKS must be addresses and networks such as 185.71.76.0/27");
  const isOpenlySent = [stripe?.url, yookassa?.url].some((url) => url?.startsWith("http:"));
  if (isProduction && isOpenlySent)
    problems.push("STRIPE_URL and YOOKASSA_URL must be https:// addresses in production");
  return problems;
}

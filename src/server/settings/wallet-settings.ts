/** Variables that name the keys of passes for the wallets of phones. */
export const WALLET_VARIABLES = {
  APPLE_PASS_PEM: {
    preset: "",
    about:
      "file with the key of your pass type, its certificate and Apple's certificate behind it, as PEM; empty: no passes for Apple Wallet",
  },
  GOOGLE_PASS_JSON: {
    preset: "",
    about: "key file of the service account that signs passes; empty: no passes for Google Wallet",
  },
  GOOGLE_PASS_ISSUER: { preset: "", about: "your number as an issuer at Google Wallet" },
} as const;

type Text = (name: keyof typeof WALLET_VARIABLES) => string;

/** Where the keys of passes are. */
export interface WalletSettings {
  readonly applePem: string | undefined;
  readonly googleJson: string | undefined;
  readonly googleIssuer: string;
}

/** Reads those settings. */
export function walletSettings(text: Text): WalletSettings {
  return {
    applePem: text("APPLE_PASS_PEM") || undefined,
    googleJson: text("GOOGLE_PASS_JSON") || undefined,
    googleIssuer: text("GOOGLE_PASS_ISSUER"),
  };
}

/** What is wrong with those settings, in words for whoever starts the server. */
export function walletProblems(text: Text): string[] {
  const isIssued = text("GOOGLE_PASS_JSON") === "" || /^\d{5,25}$/.test(text("GOOGLE_PASS_ISSUER"));
  return isIssued ? [] : ["GOOGLE_PASS_ISSUER is needed for GOOGLE_PASS_JSON: a number"];
}

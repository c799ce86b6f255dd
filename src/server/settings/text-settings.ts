import { isLoopback } from "#server/own-addresses.ts";

/** Variables that name the gateway of text messages. */
export const TEXT_VARIABLES = {
  SMS_URL: {
    preset: "",
    about:
      "https:// address of a gateway that takes text messages as JSON (docs/text-messages.md); empty: none are sent or promised",
  },
  SMS_TOKEN: { preset: "", about: "Bearer token that this gateway knows us by" },
} as const;

type Text = (name: keyof typeof TEXT_VARIABLES) => string;

/** Where text messages go. */
export interface TextSettings {
  readonly url: string;
  readonly token: string;
}

/** Reads those settings; undefined where no text messages are sent. */
export function textSettings(text: Text): TextSettings | undefined {
  return text("SMS_URL") === "" ? undefined : { url: text("SMS_URL"), token: text("SMS_TOKEN") };
}

/** What is wrong with those settings, in words for whoever starts the server. */
export function textProblems(text: Text): string[] {
  if (text("SMS_URL") === "") return [];
  const url = URL.parse(text("SMS_URL"));
  // Phones and the token would be read on the way; a gateway on the same machine has no way.
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.origin));
  return [
    ...(isSafe && url?.username === "" ? [] : ["SMS_URL must be an https:// address without a user name"]),
    ...(/^[\x21-\x7e]+$/.test(text("SMS_TOKEN")) ? [] : ["SMS_TOKEN is needed: Latin letters, digits and signs"]),
  ];
}

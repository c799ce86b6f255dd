/**
 * What a frame and the page around it say to each other. The frame greets the sites it may stand on by a message to the
 * window; the loader answers its own frame with one end of a channel, and from then on only the channel speaks. A message names an
 * order, a step, a height or an address, and never a person or a price.
 */

/** Version of the messages; another one is not understood. */
export const PROTOCOL = 1;

/** The steps of a booking, in their order. */
export const STEPS = ["search", "cars", "passengers", "order"] as const;

/** One of them. */
export type Step = (typeof STEPS)[number];

/** What the frame tells the page around it. */
export type FrameMessage =
  /** The channel is open. */
  | { readonly name: "ready" }
  /** How high the frame's content is, in CSS pixels. */
  | { readonly name: "height"; readonly height: number }
  /** Another step is shown. */
  | { readonly name: "step"; readonly step: Step }
  /** An order has been placed. */
  | { readonly name: "order"; readonly order: number }
  /** The whole page should go to the acquirer's page, or to the order's. */
  | { readonly name: "pay"; readonly url: string }
  /** The traveller is done with the frame. */
  | { readonly name: "close" };

/** What the loader answers to each: whether it goes on from there, or the page has stopped it or failed. */
export type LoaderMessage = { readonly name: FrameMessage["name"]; readonly goes: boolean };

/** The loader's answer to a greeting, beside one end of the channel. */
export type Welcome = {
  readonly name: "welcome";
  /** Address of the page around the frame, without query and fragment. */
  readonly page: string;
  /** The frame grows with its content. */
  readonly fits: boolean;
};

/** A message as it travels. */
export const said = (message: object): object => ({ nameboard: PROTOCOL, ...message });

/** The members of each message, with the type of each. */
export const FROM_FRAME: Readonly<Record<FrameMessage["name"], Readonly<Record<string, string>>>> = {
  ready: {},
  height: { height: "number" },
  step: { step: "string" },
  order: { order: "number" },
  pay: { url: "string" },
  close: {},
};

/**
 * The own members of a value from the host's page, without what its libraries have put on `Object.prototype`: neither `for…in` nor a
 * missing member finds any of that in the copy.
 */
export const ownMembers = <Value>(value: unknown): Readonly<Record<string, Value>> => ({
  // oxlint-disable-next-line no-proto -- in a literal it is standard syntax, and no library can replace it
  __proto__: null,
  ...Object(value),
});

/** Reads what came over a channel or a window as one of the messages of a table; anything else is nothing. */
export function heard<Message extends { readonly name: string }>(
  data: unknown,
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Message | undefined {
  const given = ownMembers<unknown>(data);
  const { nameboard, name } = given;
  const members = nameboard === PROTOCOL && typeof name === "string" && ownMembers<object>(messages)[name];
  if (!members) return undefined;
  // What else was sent is left behind.
  let message: object = { name };
  const types = ownMembers<string>(members);
  for (const member in types) {
    const value = given[member];
    if (typeof value !== types[member]) return undefined;
    message = { ...message, [member]: value };
  }
  return message as Message;
}

/** Reads a message of the frame. */
export const fromFrame = (data: unknown): FrameMessage | undefined => heard(data, FROM_FRAME);

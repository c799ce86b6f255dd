import { heard, said, type FrameMessage, type LoaderMessage, type Welcome } from "./protocol.ts";
import type { Standing } from "./standing.ts";

/** The page around the frame, once it has answered. */
export type Host = {
  readonly origin: string;
  /** Its address, of the origin that answered. */
  readonly page: string;
  readonly fits: boolean;
  say(message: FrameMessage): void;
  /** Says what is answered: whether it goes on from here; undefined where no answer comes in time. */
  ask(message: FrameMessage): Promise<boolean | undefined>;
};

/** How long the page around may take to answer that it goes (ms). */
const ANSWER_MS = 1000;

/** The origin of the page around, as the browser or the request names it; only a hint, which a list of sites has to confirm. */
function hintedOrigin(): string | undefined {
  const around: Pick<Location, "ancestorOrigins"> | undefined = location;
  return around.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin;
}

/** Greets the sites that may show this frame, and calls back once one of them has answered. */
export function greetHost(sites: readonly string[], onHost: (host: Host) => void): void {
  const { parent } = window;
  if (parent === window) return;
  const hinted = hintedOrigin();
  if (hinted !== undefined && !sites.includes(hinted)) return;
  const hear = ({ source, origin, data, ports }: MessageEvent<unknown>) => {
    if (source !== parent || !sites.includes(origin)) return;
    const welcome = heard<Welcome>(data, { welcome: { page: "string", fits: "boolean" } });
    const [port] = ports;
    if (welcome === undefined || port === undefined) return;
    removeEventListener("message", hear);
    onHost(hostOn(port, origin, welcome));
  };
  addEventListener("message", hear);
  for (const site of hinted === undefined ? sites : [hinted]) parent.postMessage(said({ name: "hello" }), site);
}

/** Tells a page of ours that has opened this window how the module stands in it, and no other: whoever opens pages elsewhere hears nothing. */
export function tellOpener(ours: string, standing: Omit<Standing, "name">): void {
  const opener = window.top?.opener as Window | null | undefined;
  opener?.postMessage(said({ name: "standing", ...standing }), ours);
}

/** Tells an old page around an airline's frame what it knows to read: plainly, and by no channel. */
export function tellPlainly(site: string, message: Readonly<Record<string, string>>): void {
  if (window.parent !== window) window.parent.postMessage({ source: "transfer-booking", ...message }, site);
}

function hostOn(port: MessagePort, origin: string, { page, fits }: Welcome): Host {
  const isOwn = URL.parse(page)?.origin === origin;
  let hear = (_answer: LoaderMessage) => {};
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = heard<LoaderMessage>(data, { order: { goes: "boolean" }, pay: { goes: "boolean" } });
    if (answer) hear(answer);
  };
  const say = (message: FrameMessage) => port.postMessage(said(message));
  return {
    origin,
    page: isOwn ? page : origin,
    fits,
    say,
    ask: (message) =>
      new Promise((resolve) => {
        hear = ({ name, goes }) => name === message.name && resolve(goes);
        setTimeout(resolve, ANSWER_MS);
        say(message);
      }),
  };
}

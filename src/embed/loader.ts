import { OPTIONS } from "./options.ts";
import { fromFrame, heard, ownMembers, said } from "./protocol.ts";

/** The tag of this file: the browser names none where the page loads it as a module, and a form of the page may have this name. */
const current = document.currentScript;
const script = current instanceof HTMLScriptElement ? current : document.querySelector('script[src*="/embed/v1.js"]');

/** Where our pages are; the server writes the path when it hands this file out. */
const { origin } = new URL((script as HTMLScriptElement).src);
const FINDER = `${origin}__BASE_PATH__/finder?module_type=frame`;

/** A panel is drawn at the right of the window, on a phone over all of it; two buttons open and close it. */
const CSS =
  ":host{display:block}iframe{display:block;width:100%;height:100%;border:0}@media(width<600px){dialog{width:100%}}" +
  "dialog{box-sizing:border-box;margin:0 0 0 auto;padding:52px 0 0;border:0;width:400px;height:100%;max-width:100%;max-height:100%}" +
  "button{position:fixed;z-index:9;right:var(--nameboard-right,40px);bottom:var(--nameboard-bottom,40px);padding:18px 24px;border:2px solid #fff;border-radius:28px;" +
  "background:#12211b;color:#fff;font:600 16px sans-serif}" +
  "dialog button{inset:4px 4px auto auto;padding:10px 17px;border:0}";

/** A booking module on somebody's page: a frame of ours in a shadow root, which neither reaches the page nor is reached by it. */
class NameboardBooking extends HTMLElement {
  #end = () => {};

  /** Opens the panel of a popup or of a button. */
  open = () => {};

  connectedCallback(): void {
    const of = (name: string) => this.getAttribute(name);
    // oxlint-disable-next-line no-console -- for the developer of the host page
    if (!of("partner")) console.warn('Nameboard: give your number as partner, such as "1863"');
    const variant = of("variant");
    const isPanel = variant === "popup" || variant === "button";
    const label = of("label") || "Nameboard";
    const isRussian = (of("lang") || document.documentElement.lang).startsWith("ru");
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const add = <Name extends string>(parent: Node, name: Name) =>
      parent.appendChild(document.createElement(name)) as Name extends keyof HTMLElementTagNameMap
        ? HTMLElementTagNameMap[Name]
        : HTMLElement;

    const panel = isPanel ? add(root, "dialog") : undefined;
    let frame: HTMLIFrameElement | undefined;
    let port: MessagePort | undefined;
    const addFrame = (parent: Node, mayBeInline = true): void => {
      // An element that draws itself once its file has come, of the address that a frame has.
      const isInline = mayBeInline && of("mode") === "inline" && hasStandardBuiltIns();
      frame = add(parent, isInline ? "nameboard-inline" : "iframe") as HTMLIFrameElement;
      frame.title = label;
      if (!isPanel) frame.loading = "lazy";
      let address = FINDER;
      for (const [name, parameter] of Object.entries(OPTIONS)) {
        const value = of(name);
        if (value) address += `&${parameter}=${encodeURIComponent(value)}`;
      }
      frame.src = address;
      if (!isPanel) frame.style.height = "520px";
      if (isInline)
        import(`${origin}/embed/inline/v1.js`).catch(() => {
          parent.removeChild(frame as Node);
          if (this.isConnected) addFrame(parent, false);
        });
    };
    const tell = (name: string, detail?: object): boolean =>
      this.dispatchEvent(new CustomEvent(`nameboard:${name}`, { detail, bubbles: true, cancelable: true }));
    const act = ({ data }: MessageEvent): void => {
      const message = fromFrame(data);
      if (!message) return;
      const { name, ...detail } = message;
      if (name === "close") panel?.close();
      if (message.name === "height" && !isPanel) (frame as HTMLIFrameElement).style.height = `${message.height}px`;
      // Another step begins at its top, wherever the last one was left.
      if (name === "step" && !isPanel && this.getBoundingClientRect().top < 0) this.scrollIntoView();
      // The window goes to a page of ours or to one that the acquirer serves encrypted, to no other.
      const isRefused =
        message.name === "pay" && !message.url.startsWith(`${origin}/`) && !message.url.startsWith("https://");
      // A panel that closes tells so itself.
      const isLeft = !isRefused && ((name === "close" && panel !== undefined) || tell(name, detail));
      port?.postMessage(said({ name, goes: isLeft }));
      if (message.name === "pay" && isLeft) window.open(message.url, "_top");
    };
    const greet = ({ source, origin: from, data }: MessageEvent): void => {
      if (from !== origin || source !== frame?.contentWindow || !heard(data, { hello: {} })) return;
      const { port1, port2 } = new MessageChannel();
      port = port1;
      port.onmessage = act;
      (source as Window).postMessage(
        said({ name: "welcome", page: location.origin + location.pathname, fits: !isPanel }),
        origin,
        [port2],
      );
    };
    addEventListener("message", greet);
    this.#end = () => {
      removeEventListener("message", greet);
      port?.close();
      this.open = () => {};
      root.replaceChildren();
    };

    if (!panel) return addFrame(root);
    panel.ariaLabel = label;
    this.open = () => {
      if (!frame) addFrame(panel);
      panel.showModal();
    };
    panel.onclose = () => tell("close");
    const shut = add(panel, "button");
    shut.textContent = "×";
    shut.ariaLabel = isRussian ? "Закрыть" : "Close";
    shut.onclick = () => panel.close();
    // A popup has what opens it between its tags.
    const opener = add(root, variant === "popup" ? "slot" : "button");
    if (variant === "button") opener.textContent = label;
    opener.onclick = (event) => {
      event.preventDefault();
      this.open();
    };
  }

  disconnectedCallback(): void {
    this.#end();
  }
}

/**
 * Whether the built-ins work that libraries of another age replace on their pages (Prototype.js, MooTools). Where they do not, a module in the
 * page itself cannot run, and a frame, which has built-ins of its own, stands in its place.
 */
function hasStandardBuiltIns(): boolean {
  try {
    // Functions that a library adds are passed over; a bundle stumbles over anything else.
    for (const name in {}) if (typeof ({} as Record<string, unknown>)[name] !== "function") return false;
    const [[key, value] = []] = [...["b"].entries()];
    return (
      Array.from({ length: 1 }, () => "a").join() === "a" &&
      Array.from(new Set(["b"])).join() === "b" &&
      key === 0 &&
      value === "b" &&
      [1, 2].reduce((sum, next) => sum + next, 3) === 6 &&
      JSON.stringify({ list: ["c", 1] }) === '{"list":["c",1]}' &&
      Object.assign({ d: 1 }, { e: 2 }).e === 2 &&
      typeof fetch === "function" &&
      !!new ResizeObserver(() => {}).observe &&
      !!new Promise(() => {}).finally &&
      !!Promise.all([]).then
    );
  } catch {
    return false;
  }
}

/** Attributes by name; functions hear the event of their name. */
type Options = Readonly<Record<string, unknown>>;
type Listener = (detail: unknown) => void;
type Call = (nameboard: typeof api) => void;

/** What the page calls; it stands in the place of the list in which earlier calls wait. */
const api = {
  /** Puts a module into an element of the page. */
  mount(parent: Element, options: Options) {
    const element = document.createElement("nameboard-booking") as NameboardBooking;
    const given = ownMembers<unknown>(options);
    for (const name in given) {
      const value = given[name];
      if (typeof value === "function") {
        // Whether it fails is told to the frame, which says so to the traveller.
        element.addEventListener(`nameboard:${name}`, (event) => {
          try {
            (value as Listener)((event as CustomEvent).detail);
          } catch (error) {
            event.preventDefault();
            throw error;
          }
        });
      } else if (value !== undefined && value !== null) element.setAttribute(name, value as string);
    }
    parent.append(element);
    return { element, open: () => element.open(), destroy: () => element.remove() };
  },

  /** Runs calls as the list did: once the page has been read, each by itself, so that none stops another. */
  push(...calls: readonly Call[]): number {
    for (const call of calls) {
      const run = () => call(api);
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
      else queueMicrotask(run);
    }
    return calls.length;
  },
};

declare global {
  interface Window {
    Nameboard?: typeof api | Call[];
  }
}

if (!customElements.get("nameboard-booking")) {
  customElements.define("nameboard-booking", NameboardBooking);
  const waiting = window.Nameboard;
  window.Nameboard = api;
  if (Array.isArray(waiting)) api.push(...waiting);
}

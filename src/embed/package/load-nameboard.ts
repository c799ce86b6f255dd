/** What a module is mounted with: the attributes of its tag, each explained in docs/embedding.md. */
export interface NameboardOptions {
  /** Number of the partner's account. */
  readonly partner: string | number;
  readonly lang?: string;
  readonly currency?: string;
  /** Id of a place, or a name with its point: `Alder Row@51.4975,-0.1357`. */
  readonly from?: string;
  readonly to?: string;
  /** The end that travellers cannot change. */
  readonly fixed?: "from" | "to";
  /** There and back. */
  readonly back?: 1;
  /** How many travel, how many of them are children, and how much they bring. */
  readonly people?: number;
  readonly children?: number;
  readonly bags?: number;
  /** Numbers of the only car classes that are shown. */
  readonly classes?: readonly number[];
  /** Six hexadecimal digits. */
  readonly accent?: string;
  /** `2026-12-15T18:40`, on the clock of the start. */
  readonly when?: string;
  /** In the page, in a panel that a button of the module opens, or in one that the page opens by a call. */
  readonly variant?: "inline" | "button" | "popup";
  /** In a frame of the server's, with the whole way; or in the page itself, where a chosen car opens the server's own window. */
  readonly mode?: "frame" | "inline";
  /** Words of the button, and name of the frame. */
  readonly label?: string;
}

/** A module on the page. */
export interface MountedNameboard {
  readonly element: HTMLElement;
  /** Opens the panel of a button or a popup. */
  open(): void;
  /** Takes the module away, and leaves nothing behind. */
  destroy(): void;
}

/** What the module tells its page, by name: DOM events `nameboard:<name>` with these details. */
export interface NameboardEvents {
  readonly ready: Readonly<Record<never, never>>;
  readonly height: { readonly height: number };
  readonly step: { readonly step: "search" | "cars" | "passengers" | "order" };
  readonly order: { readonly order: number };
  readonly pay: { readonly url: string };
  readonly close: Readonly<Record<never, never>>;
}

/** What the file of the server offers once it has come. */
export interface Nameboard {
  mount(parent: Element, options: Readonly<Record<string, unknown>>): MountedNameboard;
  /** Runs a call once the page has been read. */
  push(...calls: ((nameboard: Nameboard) => void)[]): number;
}

type Waiting = ((nameboard: Nameboard) => void)[];

/** The way of the file on a server. */
const FILE = "/embed/v1.js";

/** Loads the module's file from the server, once for a page; it is always as new as the server is. */
export function loadNameboard(server: string): Promise<Nameboard> {
  const page = window as unknown as { Nameboard?: Nameboard | Waiting };
  const known = (page.Nameboard ??= []);
  if (!Array.isArray(known)) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    known.push(resolve);
    const src = new URL(FILE, server).href;
    const asked = [...document.scripts].find((script) => script.src === src);
    const script = asked ?? document.createElement("script");
    script.addEventListener("error", () => {
      // Whoever asks again tries again.
      script.remove();
      reject(new Error(`${src} did not load`));
    });
    if (asked !== undefined) return;
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}

/** Puts a module into an element of the page. */
export async function mountNameboard(
  parent: Element,
  { server, ...options }: NameboardOptions & { readonly server: string },
): Promise<MountedNameboard> {
  const nameboard = await loadNameboard(server);
  return nameboard.mount(parent, options);
}

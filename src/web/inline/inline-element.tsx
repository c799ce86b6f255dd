import type { ReactNode } from "react";
import type { InlinePage } from "#contract/inline-page.ts";
import type { PageOptions } from "#contract/page-options.ts";
import { tellOpener } from "#embed/bridge.ts";
import { fillShadow } from "#ui/mount-in-shadow.ts";
import { pageColours, USUAL_LOOK } from "#ui/page-colours.ts";
import { createPage } from "#web/page/page.tsx";
import { guestRoot } from "./guest-root.ts";
import { inlineAddress, openOwnWindow } from "./inline-address.ts";
import css from "./inline-module.module.css";
import { InlineModule } from "./inline-module.tsx";
import { OWN_ORIGIN } from "./own-origin.ts";

type NotHereProps = { readonly text: string; readonly link?: { readonly text: string; readonly url: string } };

/** Says that there is no booking on this page; a link leads its owner to our own page. */
function NotHere({ text, link }: NotHereProps) {
  return (
    <div className={css["said"]}>
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.url} target="_blank" rel="noopener">
            {link.text}
          </a>
        </p>
      )}
    </div>
  );
}

/** The families of the kit, and the names under which a host's page gets them: it may have fonts of these names itself. */
const FAMILIES = { "Onest Variable": "Nameboard Onest", "Onest Fallback": "Nameboard Fallback" } as const;

let coming: Promise<string> | undefined;

/** The styles of the module as one text, which are asked for once; after a failure the next module asks again. */
function inlineStyles(): Promise<string> {
  coming ??= askStyles().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function askStyles(): Promise<string> {
  const answer = await fetch(`${OWN_ORIGIN}/embed/inline/v1.css`, { credentials: "omit" });
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  // The page around takes an address of ours for one of its own.
  const text = (await answer.text()).replace(/url\(["']?(?=\/embed\/)/g, (begin) => `${begin}${OWN_ORIGIN}`);
  return Object.entries(FAMILIES).reduce((all, [name, own]) => all.replaceAll(name, own), text);
}

/** The finder and its list in another site's page, in a shadow root of their own: what happens is told by events that reach that page. */
export class InlineElement extends HTMLElement {
  /** The address that a frame would have; the loader sets it before this file has come. */
  declare readonly src: string;
  #end = () => {};

  connectedCallback(): void {
    // Where this file is there already, the loader has yet to set the address.
    queueMicrotask(() => void this.#begin(this.src.split("/finder?")));
  }

  disconnectedCallback(): void {
    this.#end();
  }

  async #begin([base = "", given]: readonly string[]): Promise<void> {
    const query = new URLSearchParams(given);
    query.delete("module_type");
    let css = "";
    try {
      const [page, styles] = await Promise.all([askPage(`${base}/inline?${query.toString()}`), inlineStyles()]);
      css = styles;
      if (page.options) this.#show(page.options, base, query, css);
      else this.#draw(<NotHere {...page.unlisted} />, css);
    } catch (error) {
      // What booking there is without the module: the way to our own page.
      this.#draw(<NotHere text="" link={{ text: this.title, url: `${base}/finder?${query.toString()}` }} />, css);
      throw error;
    }
  }

  #show(options: PageOptions, base: string, query: URLSearchParams, css: string): void {
    const { locale, currency, color, partner, places } = options;
    // Our own window is to say the same sums in the same language.
    query.set("lang", locale);
    query.set("currency", currency);
    const page = createPage(options, new Map(Object.entries(places)));
    const address = inlineAddress(base, `?${query.toString()}`, openOwnWindow);
    const tell = (name: string, detail?: object) =>
      void this.dispatchEvent(new CustomEvent(`nameboard:${name}`, { detail, bubbles: true, composed: true }));
    const root = this.#draw(<InlineModule {...{ page, address, tell }} />, css);
    if (root === undefined) return;
    // Nothing is kept here, and nothing has to be heard.
    tellOpener(OWN_ORIGIN, { width: this.offsetWidth, keeps: true, isHeard: true });
    root.lang = locale;
    const colours = pageColours({ accent: color, background: partner?.background ?? USUAL_LOOK.background });
    for (const [name, value] of Object.entries(colours)) root.style.setProperty(name, value);
    const watch = new ResizeObserver(() => this.offsetHeight > 0 && tell("height", { height: this.offsetHeight }));
    watch.observe(this);
    const end = this.#end;
    this.#end = () => {
      watch.disconnect();
      end();
    };
  }

  /** Draws in the shadow root, unless the page has taken the module away meanwhile. */
  #draw(content: ReactNode, css: string): HTMLElement | undefined {
    if (!this.isConnected) return undefined;
    // The loader has made it as it makes a frame.
    this.removeAttribute("style");
    this.removeAttribute("title");
    const { root, undo } = fillShadow(this, css);
    const drawn = guestRoot(root);
    drawn.render(content);
    this.#end = () => {
      drawn.unmount();
      undo();
    };
    return root;
  }
}

async function askPage(address: string): Promise<InlinePage> {
  const answer = await fetch(address, { credentials: "omit", headers: { accept: "application/json" } });
  if (!answer.ok && answer.status !== 403) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as InlinePage;
}

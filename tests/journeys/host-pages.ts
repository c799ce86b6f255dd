import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "vite";
import { packEmbed } from "../../scripts/pack-embed.ts";

const EXAMPLES = join(import.meta.dirname, "../../examples");
const CACHE = join(import.meta.dirname, "../../.cache");

/** Where the examples call the product. */
const WRITTEN = "http://localhost:3000";

/** The pages of `examples`. */
export const PAGES = ["plain", "theme", "strict", "react"] as const;

const TYPES: Readonly<Record<string, string>> = { html: "text/html", css: "text/css", js: "text/javascript" };

/** A site that shows the module. */
export interface HostSite {
  readonly origin: string;
  readonly end: () => void;
}

/** A site of the examples, and of pages of a test, beside the product, which a browser keeps apart from it: `localhost` and `127.0.0.1` are two. */
export async function startHost(product: string, pages: Readonly<Record<string, string>> = {}): Promise<HostSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const name = pathname.replace(/^\/(inline\/)?/, "");
    const own = pages[name];
    const found = own === undefined ? answer(name, product, `http://${request.headers.host}`) : Promise.resolve(own);
    void found.then((page) => {
      const body = pathname.startsWith("/inline/") ? asInline(page, product) : page;
      response.setHeader("content-type", `${TYPES[pathname.split(".").at(-1) ?? ""] ?? "text/plain"}; charset=utf-8`);
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, end: () => server.close() };
}

/** Lets a site show the module of the demo's partner; the function that it returns takes that back. */
export async function allowSite(product: string, site: string): Promise<() => Promise<void>> {
  const call = async (path: string, body: object, token = ""): Promise<unknown> => {
    const headers = { "content-type": "application/json", ...(token !== "" && { authorization: `Bearer ${token}` }) };
    const answered = await fetch(`${product}/v4/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answered.ok) throw new Error(`${path}: ${await answered.text()}`);
    return answered.json();
  };
  const account = { login: "partner@demo.test", password: "nameboard-demo" };
  const { result } = (await call("auth/login", account)) as { readonly result: { readonly token: string } };
  await call("partners/sites", { site }, result.token);
  return async () => void (await call("partners/sites/remove", { site }, result.token));
}

/** The same page with the module in the page itself, which a policy has to allow other things for. */
function asInline(page: string, product: string): string {
  return page
    .replace("<nameboard-booking ", '<nameboard-booking mode="inline" ')
    .replace(/(?=partner: 1863)/, 'mode: "inline", ')
    .replace(`frame-src ${product}`, `connect-src ${product}; font-src ${product}`);
}

async function answer(name: string, product: string, origin: string): Promise<string> {
  if (name === "react.js") return (await reactPage()).replaceAll(WRITTEN, product);
  if (name === "react.html")
    return `<!doctype html><html lang="en"><title>React</title><body><script type="module" src="react.js"></script></body></html>`;
  if (name === "bare.html") {
    const airline = `platform=airline&parent_origin=${encodeURIComponent(origin)}`;
    const search = `module_type=frame&user_id=1863&lang=en&from=a2434&to=g2643743&car=3.2&${airline}`;
    const note = '<script>told = []; addEventListener("message", ({ data }) => told.push(data));</script>';
    return `<!doctype html><title>Bare</title>${note}<iframe title="Cars" width="1000" height="2400" src="${product}/booking/finder/prices?${search}"></iframe>`;
  }
  return (await readFile(join(EXAMPLES, name), "utf8").catch(() => "")).replaceAll(WRITTEN, product);
}

let bundle: Promise<string> | undefined;

function reactPage(): Promise<string> {
  bundle ??= bundleReactPage();
  return bundle;
}

/** The app of the examples, with the package as it is packed. */
async function bundleReactPage(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "embed-page-"));
  await packEmbed(folder);
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: { "@nameboard/embed/react": join(folder, "package/nameboard-booking.js") } },
    build: { write: false, minify: false, rolldownOptions: { input: join(EXAMPLES, "react-page.tsx") } },
  });
  await rm(folder, { recursive: true });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return outputs.flatMap((file) => (file.type === "chunk" ? file.code : [])).join("\n");
}

/** What of a page a guest could change: the computed styles of each element, but for what follows from the guest's height. */
export function hostStyles(): string[] {
  const follows = /height|block-size|origin|inset|^(top|bottom)$/;
  return [...document.querySelectorAll("body, body *")]
    .filter((element) => element.closest("nameboard-booking") === null && element.tagName !== "SCRIPT")
    .map((element) => {
      const style = getComputedStyle(element);
      return [
        element.tagName,
        ...[...style].filter((name) => !follows.test(name)).map((name) => `${name}:${style.getPropertyValue(name)}`),
      ].join(";");
    });
}

/** The share of pixels in which two pictures differ by more than a shade, in percent; 100 where their sizes differ. */
export async function difference([one, other]: readonly [string, string]): Promise<number> {
  const pixels = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    pen?.drawImage(picture, 0, 0);
    return { width: picture.width, data: pen?.getImageData(0, 0, picture.width, picture.height).data ?? [] };
  };
  const [first, second] = await Promise.all([pixels(one), pixels(other)]);
  if (first.width !== second.width || first.data.length !== second.data.length) return 100;
  let different = 0;
  for (let at = 0; at < first.data.length; at += 4) {
    const isOther = [0, 1, 2].some(
      (part) => Math.abs((first.data[at + part] ?? 0) - (second.data[at + part] ?? 0)) > 16,
    );
    if (isOther) different += 1;
  }
  return (different * 400) / first.data.length;
}

import react from "@vitejs/plugin-react";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

/** File names are unique, so their classes need no hash; names that say something also compress better. */
export const KIT_CSS = {
  modules: {
    generateScopedName: (name: string, file: string) =>
      `${basename(file.split("?")[0] ?? file, ".module.css")}_${name}`,
  },
};

/** The oldest browsers the pages are built for. */
export const TARGETS = ["chrome111", "firefox128", "safari16.4"];

const production = { "process.env.NODE_ENV": JSON.stringify("production") };

/** What React does without `reportError`, which every browser of these has: bytes of the first page that never run. */
const withoutOldBrowsers: Plugin = {
  name: "without-old-browsers",
  applyToEnvironment: ({ name }) => name === "client",
  transform: (code, id) =>
    /node_modules\/react(-dom)?\/cjs\//.test(id)
      ? code.replace(
          /"function" === typeof reportError\s+\? reportError\s+: function \(error\) \{[^]*?console\.error\(error\);\s+\}/,
          "reportError",
        )
      : undefined,
};

/** What a page of ours does to its window, its history and its storage, and what instead of it a module in another site's page does (docs/decisions/0070). */
const INSTEAD = [
  "src/ui/use-back-closes.ts",
  "src/web/api/query-client.ts",
  "src/web/api/send-call.ts",
  "src/web/api/follow-visit.ts",
  "src/web/features/map/large-map.tsx",
  "src/web/features/map/ride-picture.tsx",
  "src/web/features/route-requests/route-request.tsx",
  "src/web/lib/cookie.ts",
  "src/web/lib/stored-values.ts",
  "src/web/page/chunk-reload.ts",
  "src/web/page/is-server-reachable.ts",
  "src/web/screens/use-search-now.ts",
  "src/web/page/use-search-state.ts",
  "src/web/page/use-title.ts",
  "src/web/screens/finder-order.tsx",
  "wouter/src/use-browser-location.js",
];

/** Stand on the window itself, whatever the width of the module: popups, sheets and notices. */
const OF_WINDOW = /ui\/(calendar|colour-picker|dialog|dropdown|menu|notification|popup)\.module/;

/** A module in another site's page takes some files of its own, and goes by the width of its place where our pages go by that of the window. */
const asGuest: Plugin = {
  name: "as-guest",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "inline",
  resolveId: {
    filter: { id: new RegExp(`(${INSTEAD.map((file) => basename(file)).join("|")})$`) },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = INSTEAD.find((name) => found?.id.endsWith(`/${name}`));
      if (file === undefined) return undefined;
      const own = `${import.meta.dirname}/src/web/inline/instead/${basename(file).replace(/js$/, "ts")}`;
      // What it adds something to, it may ask for itself.
      return importer === own ? undefined : own;
    },
  },
  load: {
    filter: { id: /vite\/preload-helper/ },
    // It is one file and asks for nothing ahead: the head of the host's page is the host's, and so are its events.
    handler: () => "export const __vitePreload = (load) => load();",
  },
  transform: {
    filter: { id: /\.css($|\?)/ },
    handler: (code, id) =>
      OF_WINDOW.test(id)
        ? undefined
        : code.replace(/@media (?=(\((min-|max-)?width[^)]*\)( and )?)+ \{)/g, "@container nameboard "),
  },
};

/**
 * Two builds from one source: the browser's, with hashed files and a manifest from which the server takes what to inline
 * and preload, and the server's renderer as one file. The gallery of the kit is built the same way beside them.
 */
export default defineConfig({
  base: "/",
  publicDir: false,
  plugins: [asGuest, react(), withoutOldBrowsers],
  resolve: {
    alias: {
      "use-sync-external-store/shim/index.js": fileURLToPath(
        new URL("src/web/lib/use-sync-external-store-shim.ts", import.meta.url),
      ),
    },
  },
  css: KIT_CSS,
  build: {
    target: TARGETS,
    // The policy of the page allows no data: addresses for fonts and images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      define: production,
      build: {
        outDir: "dist/client",
        manifest: true,
        // The library of the large map, in kilobytes; it is loaded only when somebody opens the map.
        chunkSizeWarningLimit: 1200,
        rolldownOptions: {
          input: ["src/web/app/main.tsx", "src/web/frame/frame.ts"],
          // All that the first page needs travels as one file: in several the same compresses worse.
          // The first page names all others, so their names are short, and small pieces that several need are one file.
          output: {
            codeSplitting: {
              groups: [
                // What every page needs at once, also what the finder shares with other screens.
                {
                  name: "page",
                  test: /lucide.*\/(arrow-right|chevron-down|circle-alert|info|map-pin|triangle-alert|x)\.|src\/(web\/(app\/main|page\/use-(page-part|title)|features\/places\/place-search)|ui\/(card|describe-field|field-box|field-input|icon-button|use-escape|visually-hidden)|domain\/(values\/format-geo-point|places\/place-kind))\./,
                  priority: 5,
                },
                { name: "finder", test: /src\/web\/screens\/finder\.tsx$/, priority: 4 },
                {
                  name: "queries",
                  test: /@tanstack(?!.*(infinite|Infinite|mutationObserver|useMutation))|src\/web\/api\/(?!refusal|use-(attempt|table))|prices\/(ask-prices|prices-query)/,
                  priority: 3,
                },
                { name: "places", test: /places\/place-(by-id|lookup|queries)/, priority: 3 },
                {
                  name: "kit",
                  test: /src\/(i18n\/(?!trip-name)|web\/(lib\/cookie|page\/priced)|ui\/(field-error|skeleton|use-media))|trip\/sign-name|free-text|tariffs\/terms|values\/locale/,
                  minShareCount: 2,
                  priority: 3,
                },
                // What the first page brings later and the list needs, and no form.
                {
                  name: "menus",
                  test: /lucide|src\/(ui\/(centre|checkbox|chip|choice|group-runs|menu|place-popup|popup|use-(dismiss|keyboard|kept|phone|popup|press|swipe))|web\/(lib\/late-rules|trip\/recent|features\/places\/when\/when-field))/,
                  minShareCount: 2,
                  priority: 2,
                },
                // A car with its price and the trip it is for: what the list and the form share.
                {
                  name: "offer",
                  test: /src\/(domain\/prices\/car-group\.|web\/(page\/use-link|lib\/use-delayed|trip\/(child-seat|picked-offer|trip-price|use-trip-draft)|screens\/open-offer|features\/prices\/same-car))/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: "form",
                  test: /src\/(domain\/(booking\/(?!cancel|check-passenger|email|names-onward|pasted|phone|prefill|rent-hours|sign-text|stops|travel-number)|values\/hour)|web\/(lib\/(?!late-rules|use-now|local-time|unlisted)|page\/(later-part|use-page-return)|trip\/(asked-offer|visit\/form|account)|features\/(booking\/(fields\/(focus-field|trip-titles)|people\/met-trip|time\/trip-times)|payments\/use-pay|orders\/attempt|prices\/(?!price-lines)[^/]*-query)|screens\/if-on))/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: "extras",
                  test: /src\/(i18n\/trip-name|domain\/(booking\/(check-passenger|email|pasted|phone|prefill|rent-hours|sign-text|travel-number)|orders\/(coordinator|order-type|similar)|values\/zoned)|web\/(api\/use-attempt|features\/(booking\/(agree\/(accept|document-(link|query)|worded)|checks\/form-error|cars\/car-name|ends\/can-stop|faults\/said)|orders\/(change\/change-until|kept\/|list\/(asked-link|fact-list))|payments\/pay-reason)|page\/(access-denied|later-texts)|trip\/(cancel-ladder|carried|contact\/|phone\/|rent-extras|use-rent-span|visit\/visit-orders))|ui\/(number-stepper|switch|optional-mark|phone-field|segmented|select|step-value|text-field)|web\/page\/optional)/,
                  minShareCount: 2,
                  priority: 0,
                },
                // The block around a partner's finder, which its editor draws too.
                { name: "partner", test: /web\/features\/partner-look/, priority: 0 },
                // Small pieces of a form that changes or repeats an order.
                {
                  name: "anew",
                  test: /src\/web\/.*(use-trip-day|changed-order-query|ordered-draft|met-car|change-mode|use-change-link|people-field-id)\./,
                  minShareCount: 2,
                  priority: 0,
                },
                { name: "dates", test: /web\/page\/pickup\//, minShareCount: 2, priority: 0 },
                {
                  name: "trip",
                  test: /src\/(contract\/wire\/errors|domain\/(booking|prices|tariffs)|web\/(api|lib|trip(?!\/visit-origin)|features\/(map|places\/stops|prices))|ui\/(badge|car-|dialog|fee-line|name-sign|route-line|text-area))/,
                  minShareCount: 2,
                  priority: 0,
                },
              ],
            },
            // The first page names the files of the later ones: hashes of few kinds of characters compress better.
            hashCharacters: "hex",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:6].js",
            assetFileNames: "assets/[name]-[hash:5][extname]",
          },
        },
      },
    },
    // What partners put into their pages: one file of its own, under a name that stays (docs/decisions/0070).
    embed: {
      // As a browser's it would ask for styles ahead of what it brings later, in the head of the host's page.
      consumer: "server",
      build: {
        outDir: "dist/embed",
        ssr: false,
        minify: true,
        rolldownOptions: {
          input: "src/embed/loader.ts",
          output: { format: "iife", entryFileNames: "v1.js", codeSplitting: false },
        },
      },
    },
    // What reports failures of the pages: a file of its own, which no other page loads.
    report: {
      consumer: "client",
      define: production,
      build: {
        outDir: "dist/report",
        rolldownOptions: {
          input: "src/web/report/report.ts",
          output: { format: "iife", entryFileNames: "report.js", codeSplitting: false },
        },
      },
    },
    // The module in the page itself, which the loader brings where it is wanted.
    inline: {
      consumer: "client",
      define: production,
      build: {
        outDir: "dist/inline",
        assetsDir: "embed/inline",
        // A shadow root takes its styles as one text, and nothing of ours goes to the head of the host's page.
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: { v1: "src/web/inline/inline.tsx" },
          output: {
            // One file: nothing of it is ever missing after a new build, while the host's page stays open.
            codeSplitting: false,
            entryFileNames: "embed/inline/[name].js",
            assetFileNames: ({ names: [name] }) =>
              name?.endsWith(".css") ? "embed/inline/v1.css" : "embed/inline/[name]-[hash:8][extname]",
          },
        },
      },
    },
    gallery: {
      consumer: "client",
      define: production,
      build: {
        outDir: "dist/gallery",
        assetsDir: "_gallery/assets",
        // A shadow root takes its styles as one text; what a part brought later would go to the head of the host's page.
        cssCodeSplit: false,
        manifest: true,
        rolldownOptions: { input: ["src/ui/gallery/main.tsx", "src/ui/gallery/host.tsx"] },
      },
    },
    gallery_server: {
      consumer: "server",
      define: production,
      resolve: { noExternal: true },
      build: {
        outDir: "dist/gallery-server",
        ssr: true,
        minify: false,
        rolldownOptions: {
          input: { "gallery-server": "src/ui/gallery/gallery-server.tsx" },
          output: { entryFileNames: "[name].js", codeSplitting: false },
        },
      },
    },
    ssr: {
      define: production,
      resolve: { noExternal: true },
      build: {
        outDir: "dist/server",
        ssr: true,
        minify: false,
        rolldownOptions: {
          input: { "entry-server": "src/web/app/entry-server.tsx" },
          output: { entryFileNames: "[name].js", codeSplitting: false },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});

import react from "@vitejs/plugin-react";
import { basename } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { CONSOLE_ADDRESSES, PAGE_ADDRESSES } from "./scripts/call-addresses.ts";
import { CONSOLE_CHUNKS, PAGE_CHUNKS } from "./scripts/page-chunks.ts";

/** File names are unique, so their classes need no hash; names that say something also compress better. */
export const KIT_CSS = {
  modules: {
    generateScopedName: (name: string, file: string) =>
      `${basename(file.split("?")[0] ?? file, ".module.css")}_${name}`,
  },
};

/** The oldest browsers the pages are built for. */
export const TARGETS = ["chrome111", "firefox128", "safari16.4"];

const production = { "process.env.NODE_ENV": JSON.stringify("production"), ...PAGE_ADDRESSES };

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
  plugins: [asGuest, react()],
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
          output: { codeSplitting: PAGE_CHUNKS },
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
    // The operator's console: a build of its own, of which no page of travellers or partners loads a byte.
    console: {
      consumer: "client",
      define: { ...production, ...CONSOLE_ADDRESSES },
      build: {
        outDir: "dist/console",
        assetsDir: "console/assets",
        manifest: true,
        rolldownOptions: {
          input: "src/web/console/app/main.ts",
          output: {
            codeSplitting: CONSOLE_CHUNKS,
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

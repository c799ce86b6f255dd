import react from "@vitejs/plugin-react";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

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

/**
 * Two builds from one source: the browser's, with hashed files and a manifest from which the server takes what to inline
 * and preload, and the server's renderer as one file. The gallery of the kit is built the same way beside them.
 */
export default defineConfig({
  base: "/",
  publicDir: false,
  plugins: [react()],
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
          input: "src/web/app/main.tsx",
          // All that the first page needs travels as one file: in several the same compresses worse.
          // The first page names all others, so their names are short, and small pieces that several need are one file.
          output: {
            codeSplitting: {
              groups: [
                { name: "page", test: /src\/web\/app\/main\.tsx$/, priority: 3 },
                {
                  name: "queries",
                  test: /@tanstack|src\/web\/api\/|places\/place-queries|prices\/(ask-prices|prices-query)/,
                  priority: 2,
                },
                {
                  name: "kit",
                  test: /lucide|src\/(i18n|ui\/(centre|checkbox|chip|choice|field-error|menu|popup|use-))|trip\/(recent|sign-name)|free-text|tariffs\/terms/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: "form",
                  test: /src\/(domain\/booking|web\/(lib|page\/use-link|trip\/([^/]*\.ts$|cancel-ladder|phone\/|visit\/|rent-extras)|screens\/open-offer|features\/prices\/[^/]*$)|ui\/(name-sign|text-area|disclosure|fee-line|route-))/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: "trip",
                  test: /src\/(domain\/(booking\/trip-draft|prices)|web\/(trip|screens\/open-offer|features\/(map|places\/stops|prices))|ui\/(badge|car-|dialog|name-sign|route-line|skeleton|text-area))/,
                  minShareCount: 2,
                },
              ],
            },
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
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

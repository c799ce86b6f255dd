import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const production = { "process.env.NODE_ENV": JSON.stringify("production") };

/**
 * Two builds from one source: the browser's, with hashed files and a manifest from which the server takes what to inline
 * and preload, and the server's renderer as one file.
 */
export default defineConfig({
  base: "/",
  publicDir: false,
  plugins: [react()],
  resolve: {
    alias: {
      "use-sync-external-store/shim/index.js": new URL("src/web/lib/use-sync-external-store-shim.ts", import.meta.url)
        .pathname,
    },
  },
  // File names are unique, so their classes need no hash; names that say something also compress better.
  css: {
    modules: {
      generateScopedName: (name, file) => `${basename(file.split("?")[0] ?? file, ".module.css")}_${name}`,
    },
  },
  build: {
    target: ["chrome111", "firefox128", "safari16.4"],
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
        rolldownOptions: {
          input: "src/web/app/main.tsx",
          // All that the first page needs travels as one file: in several the same compresses worse.
          output: { codeSplitting: { groups: [{ name: "page", test: /src\/web\/app\/main\.tsx$/ }] } },
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

import { join } from "node:path";

/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Whether a module is one of these files, or imported by them at once, directly or through others. */
function importedBy(...paths: readonly string[]) {
  let members: Set<string> | undefined;
  return (id: string, modules: Modules): boolean => {
    if (members === undefined) {
      members = new Set(paths.map((path) => join(import.meta.dirname, "..", path)));
      for (const one of members)
        for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) members.add(imported);
    }
    return members.has(id);
  };
}

/** The first page. It asks at once for the code of what the server has drawn, and of the place lookup with its list when it is idle. */
const isOfPage = importedBy("src/web/app/main.tsx");
const isAskedAhead = importedBy(
  "src/web/app/page-frame.ts",
  "src/web/features/places/place-lookup.tsx",
  "src/ui/combobox-sheet.tsx",
);
const isOfForm = importedBy("src/web/screens/booking.tsx");

const isOfConsoleEntry = importedBy("src/web/console/app/main.ts");
const isOfConsoleShell = importedBy("src/web/console/app/draw-console.tsx");

/**
 * Files of the pages: the first page, the booking form, and what three or more later parts share. The bundler splits the rest, and keeps
 * apart what the first page asks for ahead, so that it brings nothing of the form.
 */
export const PAGE_CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: (id: string, modules: Modules) => (isOfPage(id, modules) ? "page" : null),
      debugName: "page",
      priority: 3,
    },
    {
      name: (id: string, modules: Modules) => (isOfForm(id, modules) && !isAskedAhead(id, modules) ? "form" : null),
      debugName: "form",
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (isAskedAhead(id, modules) ? null : "shared"),
      debugName: "shared",
      minShareCount: 3,
      priority: 1,
    },
  ],
};

/** Files of the operator's console: the entry, which asks the server first, and the shell with the board. */
export const CONSOLE_CHUNKS = {
  groups: [
    {
      name: (id: string, modules: Modules) => (isOfConsoleEntry(id, modules) ? "entry" : null),
      debugName: "entry",
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (isOfConsoleShell(id, modules) ? "shell" : null),
      debugName: "shell",
      priority: 1,
    },
  ],
};

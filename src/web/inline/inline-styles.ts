import { OWN_ORIGIN } from "#web/inline/own-origin.ts";

/** The families of the kit, and the names under which a host's page gets them: it may have fonts of these names itself. */
const FAMILIES = { "Onest Variable": "Nameboard Onest", "Onest Fallback": "Nameboard Fallback" } as const;

let coming: Promise<string> | undefined;

/** The styles of the module as one text, which are asked for once; after a failure the next module asks again. */
export function inlineStyles(): Promise<string> {
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

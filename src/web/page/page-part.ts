import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** Code that is loaded when first needed; a failed load can be retried. */
export type LaterCode<Code> = {
  readonly load: () => Promise<Code>;
  /** The code, if it has come. */
  readonly now: () => Code | undefined;
  /** Loads in advance; a failure is shown only when the code is really needed. */
  readonly preload: () => void;
};

/** Makes such code from the import that loads it. */
export function laterCode<Code>(bring: () => Promise<Code>): LaterCode<Code> {
  let coming: Promise<Code> | undefined;
  let come: Code | undefined;
  const load = () => {
    coming ??= bringOnline(bring).then(
      (code) => (come = code),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  return { load, now: () => come, preload: () => void load().catch(() => undefined) };
}

/** A part of the page that comes later. */
export type PagePart<Props extends object> = LaterCode<ComponentType<Props>> & {
  /** The part for React; after a failed load this is a new one, so a mounted component must not switch to it on its own. */
  readonly component: () => LazyExoticComponent<ComponentType<Props>>;
};

/** Makes a part of the page from the import that loads it. */
export function pagePart<Props extends object>(bring: () => Promise<ComponentType<Props>>): PagePart<Props> {
  const code = laterCode(bring);
  let component: LazyExoticComponent<ComponentType<Props>> | undefined;
  const drawn = () =>
    code.load().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        component = undefined;
        throw error;
      },
    );
  return { ...code, component: () => (component ??= lazy(drawn)) };
}

/** A part that has not come after this time is lost. */
export const PART_LOST_MS = 120_000;

/** The first style file that was lost. */
let lostStyle: Error | undefined;

/**
 * Some browsers remember a failed import until the page is reloaded, so none is started without a connection. A style file is
 * asked for once: after a loss the same import succeeds without it, so the loss stands until the page is reloaded.
 */
async function bringOnline<Part>(bring: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine) throw new Error("Offline: no dynamically imported module is asked for");
  if (lostStyle !== undefined) throw lostStyle;
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error("A dynamically imported module is late")), PART_LOST_MS),
  );
  return Promise.race([bring(), late]).catch((error: unknown) => {
    if (error instanceof Error && /preload css/i.test(error.message)) lostStyle = error;
    throw error;
  });
}

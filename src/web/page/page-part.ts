import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A part of the page that is loaded when first needed; a failed load can be retried. */
export type PagePart<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Loads in advance; a failure is shown only when the part is really needed. */
  readonly preload: () => void;
  /** The part for React; after a failed load this is a new one, so a mounted component must not switch to it on its own. */
  readonly component: () => LazyExoticComponent<ComponentType<Props>>;
};

/** Makes a part of the page from the import that loads it. */
export function pagePart<Props extends object>(bring: () => Promise<ComponentType<Props>>): PagePart<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let component: LazyExoticComponent<ComponentType<Props>> | undefined;
  const load = () => {
    coming ??= bringOnline(bring).catch((error: unknown) => {
      coming = undefined;
      component = undefined;
      throw error;
    });
    return coming;
  };
  return {
    load,
    preload: () => void load().catch(() => undefined),
    component: () => (component ??= lazy(() => load().then((loaded) => ({ default: loaded })))),
  };
}

/** Some browsers remember a failed import until the page is reloaded, so none is started without a connection. */
async function bringOnline<Part>(bring: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine) throw new Error("Offline: a dynamically imported module was not asked for");
  return bring();
}

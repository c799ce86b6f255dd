import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A part of the page that is loaded when first needed; a load that failed can be tried again. */
export type PagePart<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Loads ahead of need; a failure is told only when the part is really needed. */
  readonly preload: () => void;
  /** The part for React; after a failed load this is a new one, which a mounted component must not switch to by itself. */
  readonly component: () => LazyExoticComponent<ComponentType<Props>>;
};

/** Makes a part of the page from the import that brings it. */
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

/** Some browsers remember a failed import until the page is reloaded, so without a connection none is begun. */
async function bringOnline<Part>(bring: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine) throw new Error("Offline: a dynamically imported module was not asked for");
  return bring();
}

import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { useHydrated } from "#web/lib/use-hydrated.ts";

/** Draws a screen that is loaded when first needed; the server and the first draw show its waiting shape. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode) {
  const Screen = lazy(() => load().then((component) => ({ default: component })));
  return function LazyScreen(props: Props) {
    if (!useHydrated()) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Screen {...props} />
      </Suspense>
    );
  };
}

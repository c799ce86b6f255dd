import { Suspense, useState, type ReactNode } from "react";
import type { PagePart } from "#web/page/page-part.ts";
import { useHydrated } from "#web/page/use-hydrated.ts";

/** Draws a screen that loads when first needed; the server and the first draw show its placeholder. */
export function lazyScreen<Props extends object>(part: PagePart<Props>, waiting: ReactNode) {
  return function LazyScreen(props: Props) {
    const [Screen] = useState(part.component);
    if (!useHydrated()) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Screen {...props} />
      </Suspense>
    );
  };
}

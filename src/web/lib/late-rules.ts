import { useEffect, useSyncExternalStore } from "react";

/** Rules that a field needs only once somebody types, so that they are loaded after the page. */
export type LateRules<Rules> = {
  /** Loads them; without a connection the field does without, until there is one again. */
  readonly bring: () => Promise<void>;
  /** The rules, if they have come. */
  readonly now: () => Rules | undefined;
  /** The rules as soon as they have come; they are loaded once they are wanted. */
  readonly useRules: (wanted: boolean) => Rules | undefined;
};

/** Makes late rules from the import that loads them. */
export function lateRules<Rules>(load: () => Promise<Rules>): LateRules<Rules> {
  let rules: Rules | undefined;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const bring = () => {
    if (!navigator.onLine && rules === undefined) return Promise.resolve();
    coming ??= load().then(
      (brought) => {
        rules = brought;
        for (const listener of listeners) listener();
      },
      () => {
        coming = undefined;
      },
    );
    return coming;
  };
  const now = () => rules;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    bring,
    now,
    useRules: (wanted) => {
      useEffect(() => {
        if (!wanted) return undefined;
        void bring();
        addEventListener("online", bring);
        return () => removeEventListener("online", bring);
      }, [wanted]);
      return useSyncExternalStore(subscribe, now, () => undefined);
    },
  };
}

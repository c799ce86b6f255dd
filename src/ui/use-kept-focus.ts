import { useLayoutEffect, useRef, type FocusEvent } from "react";

/**
 * Wraps a field that uses another input on a phone: when the window crosses that width, for example on rotation, the focus
 * moves to the new input.
 */
export function useKeptFocus(isPhone: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current) root.current?.querySelector("input")?.focus();
  }, [isPhone]);
  return {
    ref: root,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

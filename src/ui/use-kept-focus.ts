import { useLayoutEffect, useRef, type FocusEvent } from "react";

/** Put around a field that is another input on a phone: as the window crosses the width, say of a phone that is turned, the focus goes over. */
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

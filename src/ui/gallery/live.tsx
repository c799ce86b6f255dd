import { useState, type ReactNode } from "react";

type LiveProps<T> = {
  readonly start: T;
  readonly children: (value: T, onChange: (value: T) => void) => ReactNode;
};

/** Keeps the value of one control of a specimen, so that it can be tried. */
export function Live<T>({ start, children }: LiveProps<T>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

import { useState, type ReactNode } from "react";

type LiveProps<T> = {
  readonly start: T;
  readonly children: (value: T, onChange: (value: T) => void) => ReactNode;
};

/** Holds the value of one control in a specimen, so that visitors can try it. */
export function Live<T>({ start, children }: LiveProps<T>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

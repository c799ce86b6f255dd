import type { ReactNode } from "react";

type Messages = {
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly warning?: ReactNode;
  /** Wrong, with the message shown elsewhere. */
  readonly invalid?: boolean;
};

/** Ties an input to the messages that FieldBox draws under it, for screen readers. */
export function describeField(id: string, { hint, error, warning, invalid }: Messages, more?: string) {
  const names = [more, error ? `${id}-error` : warning ? `${id}-warning` : undefined, hint ? `${id}-hint` : undefined];
  const ids = names.filter((name) => name !== undefined).join(" ");
  return {
    "aria-invalid": error || invalid ? true : undefined,
    "aria-describedby": ids === "" ? undefined : ids,
  } as const;
}

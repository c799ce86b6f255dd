import type { ComponentProps } from "react";
import { FieldError } from "#ui/field-error.tsx";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePagePart } from "#web/page/use-page-part.ts";
import type { FaultList } from "./fault-list.tsx";

const faultList = pagePart(() => import("./fault-list.tsx").then((part) => part.FaultList));

/** Loads the list of faults in idle time, so that a lost connection does not keep it away. */
export function usePreloadedSummary(): void {
  useWhenIdle(faultList.preload);
}

/** What is still wrong with a form that was tried; without its code the title alone. */
export function ErrorSummary(props: ComponentProps<typeof FaultList>) {
  const { Part } = usePagePart(faultList, true);
  return Part ? <Part {...props} /> : <FieldError id="faults">{props.title}</FieldError>;
}

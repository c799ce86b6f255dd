import type { ComponentProps, ComponentType } from "react";
import { pagePart, type PagePart } from "#web/page/page-part.ts";
import type { changeParts } from "./change-parts.ts";

type PropsOf = { readonly [Name in keyof typeof changeParts]: ComponentProps<(typeof changeParts)[Name]> };

type ChangeParts = { readonly [Name in keyof PropsOf]: ComponentType<PropsOf[Name]> };

const bring = (): Promise<ChangeParts> => import("./change-parts.ts").then((file) => file.changeParts);

/** A part of the form that only whoever changes or repeats an order needs. */
export function changePart<Name extends keyof ChangeParts>(name: Name): PagePart<PropsOf[Name]> {
  return pagePart<PropsOf[Name]>(() => bring().then((parts) => parts[name]));
}

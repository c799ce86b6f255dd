import type { ComponentProps, ComponentType, ReactNode } from "react";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import type { formParts } from "./form-parts.ts";

type PropsOf = { readonly [Name in keyof typeof formParts]: ComponentProps<(typeof formParts)[Name]> };

type FormParts = { readonly [Name in keyof PropsOf]: ComponentType<PropsOf[Name]> };

const bring = (): Promise<FormParts> => import("./form-parts.ts").then((file) => file.formParts);

/** How the place of a part looks without it. */
type Place = { readonly waiting?: ReactNode; readonly isCard?: boolean };

/**
 * A part of the form that comes right after it. It is asked for as soon as the form is there, so that a connection which is lost
 * later strands nobody.
 */
export function formPart<Name extends keyof FormParts>(name: Name, place: Place = {}): ComponentType<PropsOf[Name]> {
  const part = pagePart<PropsOf[Name]>(() => bring().then((parts) => parts[name]));
  part.preload();
  return function FormPart(props) {
    return <LaterPart {...{ part, props }} {...place} wanted />;
  };
}

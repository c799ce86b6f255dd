import { createContext, use, type ComponentType } from "react";

/**
 * Parts that the server draws whole into the first page while their code, which the browser needs only to move on, loads
 * later.
 */
export type DrawnParts = {
  /** The screen for unknown URLs. */
  readonly Missing: ComponentType;
  /** The driver with the sign, above the finder. */
  readonly HeroScene: ComponentType;
  /** What an empty finder promises. */
  readonly Promises: ComponentType;
  /** Who sells, and on what terms. */
  readonly Footer: ComponentType;
  /** The other language, the currency, and the way to one's own trips. */
  readonly PageChoices: ComponentType;
  readonly PhoneMenu: ComponentType;
  /** The sections of the product. */
  readonly TopMenu: ComponentType;
};

/** Provides the parts: as they are on the server, as lazy ones in the browser. */
export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined);

/** The parts that the server draws whole. */
export function useDrawnParts(): DrawnParts {
  const parts = use(DrawnPartsContext);
  if (parts === undefined) throw new Error("A part was drawn outside the page's providers");
  return parts;
}

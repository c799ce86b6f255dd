/** Window widths in px at which a larger device begins: date and time pickers, popups and sheets change there. */
export const DEVICE_FROM = { tablet: 600, desktop: 1024 } as const;

/** Window widths in px that must be exceeded for a screen to use the larger size. */
export const SCREEN_ABOVE = { mobile: 576, tablet: 750, desktop: 1240 } as const;

/** Page grid widths in em from which the larger layout applies. */
export const LAYOUT_FROM = { medium: 48, large: 64, xlarge: 90, xxlarge: 120 } as const;

/** Media query of a phone, where native pickers and sheets replace popups. */
export const PHONE = `(max-width: ${DEVICE_FROM.tablet - 1}px)`;

/** The device for a window width in px. */
export function deviceOf(width: number): "mobile" | "tablet" | "desktop" {
  if (width >= DEVICE_FROM.desktop) return "desktop";
  return width >= DEVICE_FROM.tablet ? "tablet" : "mobile";
}

/** The screen size for a window width in px; `small` is below every named one. */
export function screenOf(width: number): "small" | "mobile" | "tablet" | "desktop" {
  if (width > SCREEN_ABOVE.desktop) return "desktop";
  if (width > SCREEN_ABOVE.tablet) return "tablet";
  return width > SCREEN_ABOVE.mobile ? "mobile" : "small";
}

/** The layout for a page width in em. */
export function layoutOf(em: number): "small" | "medium" | "large" | "xlarge" | "xxlarge" {
  if (em >= LAYOUT_FROM.xxlarge) return "xxlarge";
  if (em >= LAYOUT_FROM.xlarge) return "xlarge";
  if (em >= LAYOUT_FROM.large) return "large";
  return em >= LAYOUT_FROM.medium ? "medium" : "small";
}

import { USUAL_SETTINGS, type OwnSettings } from "#domain/accounts/own-settings.ts";

let kept = USUAL_SETTINGS;

/** The settings of whoever works here, as the server said them last; clocks and keys read them wherever they are drawn. */
export function ownNow(): OwnSettings {
  return kept;
}

/** Takes settings as the server says them. */
export function takeOwn(settings: OwnSettings): void {
  kept = settings;
}

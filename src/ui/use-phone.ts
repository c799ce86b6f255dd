import { PHONE } from "#ui/breakpoints.ts";
import { useMedia } from "#ui/use-media.ts";

/** Whether the page is drawn for a phone, where native pickers and sheets replace popups. */
export function usePhone(): boolean {
  return useMedia(PHONE);
}

import type { Host } from "#embed/bridge.ts";

/** What a screen in a frame may ask of the page around it. */
type HostPage = Pick<Host, "page" | "ask">;

declare global {
  interface Window {
    /** The page around the frame, once it has answered; absent on a page of our own. Only a frame's own script writes it. */
    hostPage?: HostPage;
  }
}

import { pagePart } from "#web/page/page-part.ts";

/** The window that asks whether to cancel; it comes when the page has nothing else to do. */
export const cancelPart = pagePart(() => import("./cancel-sheet.tsx").then((file) => file.CancelSheet));

import { EditorPages } from "#web/features/partner-editor/editor-pages.tsx";
import { BookingTab } from "./booking-tab.tsx";
import { SalesTab } from "./sales/sales-tab.tsx";

/** Pages on which a partner changes its module; they travel as one file. */
export const partnerPages = { BookingTab, EditorPages, SalesTab };

import type { daySheetPdf } from "#server/modules/notifications/files/day-sheet-pdf.ts";
import type { signsPdf } from "#server/modules/notifications/files/signs-pdf.ts";

// The libraries and fonts of a PDF are loaded with the first one.

/** Writes the day sheet of trips as a PDF. */
export const writeDaySheet: typeof daySheetPdf = async (...given) =>
  (await import("#server/modules/notifications/files/day-sheet-pdf.ts")).daySheetPdf(...given);

/** Writes the name signs of trips as a PDF, one a page. */
export const writeSigns: typeof signsPdf = async (...given) =>
  (await import("#server/modules/notifications/files/signs-pdf.ts")).signsPdf(...given);

import type { Locale } from "#domain/values/locale.ts";
import { openPaper, SHEET } from "#server/modules/notifications/files/paper.ts";
import { signBlock } from "#server/modules/notifications/files/sign-block.ts";
import { say } from "#server/say.ts";

/** A lying sheet is read across a hall, so its letters may be twice those of a voucher. */
const SCALE = 2;

/** Signs to hold up, one lying sheet of A4 for each name. */
export async function signsPdf(
  names: readonly string[],
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): Promise<Buffer> {
  const title = say(locale, "console.lists.signs");
  const paper = await openPaper({ title, author: say(locale, "common.product"), locale, at, isLying: true });
  const size = { width: SHEET.height - 2 * SHEET.margin, height: SHEET.width - 2 * SHEET.margin };
  for (const [index, name] of names.entries()) {
    if (index > 0) paper.doc.addPage();
    signBlock(paper, { name, line: "" }, { ...size, scale: SCALE }).draw(SHEET.margin, SHEET.margin);
  }
  return paper.finish();
}

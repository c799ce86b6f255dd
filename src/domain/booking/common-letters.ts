/** Latin letters with their accents, Russian and its neighbours, and the signs of ordinary texts: every printer of ours has them. */
const COMMON = /^[ -\u017F\u0400-\u045F\u2010-\u2027\u2030-\u203A€₽№]*$/;

/** Whether a text is written in letters that can be printed for certain; of any other the server is asked. */
export const hasCommonLetters = (text: string): boolean => COMMON.test(text.normalize("NFC"));

import { Type, type Static } from "typebox";

/** A letter as its reader gets it, without the link that opens the order. */
export const LetterShown = Type.Object({
  to: Type.String(),
  lang: Type.String(),
  subject: Type.String(),
  text: Type.String({ description: "its text part" }),
});

/** A letter as its reader gets it. */
export type LetterShownView = Static<typeof LetterShown>;

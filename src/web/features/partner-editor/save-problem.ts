import type { MessageKey } from "#i18n/messages.ts";

/** Why the settings are not saved, with what helps. */
export type SaveProblem = "elsewhere" | "loggedOut" | "otherAccount" | "faulty";

/** The settings were not sent, for a reason that trying again alone does not mend. */
export class NotSent extends Error {
  readonly problem: SaveProblem;

  constructor(problem: SaveProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The words for a save that failed. */
export const saveProblemKey = (error: unknown): MessageKey =>
  error instanceof NotSent ? `partners.editor.${error.problem}` : "USP.Editor.SaveError";

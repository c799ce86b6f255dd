import { ChangeAction } from "./change-action.tsx";
import { ChangeMode } from "./change-mode.tsx";
import { ChangeNote } from "./change-note.tsx";
import { RepeatMode } from "./repeat-mode.tsx";
import { RepeatNote } from "./repeat-note.tsx";

/** What the form needs to change or to repeat an order; it travels as one file. */
export const changeParts = { ChangeAction, ChangeMode, ChangeNote, RepeatMode, RepeatNote };

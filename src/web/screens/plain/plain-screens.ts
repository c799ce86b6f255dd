import { OwnLists } from "#web/screens/trips/own-lists.tsx";
import { About } from "./about.tsx";
import { EditPart } from "./edit-part.tsx";
import { Missing } from "./missing.tsx";

/** Screens beside the way of an order, which few visitors see; they travel as one file. */
export const plainScreens = { About, EditPart, Missing, OwnLists };

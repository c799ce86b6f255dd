import { OwnLists } from "#web/screens/trips/own-lists.tsx";
import { LaterScreen } from "./later-screen.tsx";
import { Missing } from "./missing.tsx";

/** Screens beside the way of an order, which few visitors see; they travel as one file. */
export const plainScreens = { LaterScreen, Missing, OwnLists };

import { About } from "./about.tsx";
import { Missing } from "./missing.tsx";

/** Screens of few words, which few visitors see; they travel as one file. */
export const plainScreens = { About, Missing };

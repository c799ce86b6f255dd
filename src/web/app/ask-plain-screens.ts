/** Loads the plain screens; in one place, because the first page names all files of a screen wherever it asks for it. */
export const askPlainScreens = () => import("#web/screens/plain/plain-screens.ts").then((file) => file.plainScreens);

import { YachtOrderPage } from "./yacht-order-page.tsx";
import { YachtsPage } from "./yachts-page.tsx";

/** The pages of yacht orders in the console; they travel as one file. */
export const yachtPages = { YachtOrderPage, YachtsPage };

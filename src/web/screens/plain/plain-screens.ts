import { MyTrips } from "#web/screens/trips/my-trips.tsx";
import { About } from "./about.tsx";
import { Missing } from "./missing.tsx";

/** Screens beside the way of an order, which few visitors see; they travel as one file. */
export const plainScreens = { About, Missing, MyTrips };

import { PayFailure } from "./pay-failure.tsx";
import { PayLink } from "./pay-link.tsx";

/** What a form shows whose order exists while its payment page does not. */
export const payParts = { PayFailure, PayLink };

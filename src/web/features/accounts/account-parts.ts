import { LoginPopup } from "./login-popup.tsx";
import { AccountPages } from "./pages/account-pages.tsx";

/** The window for logging in and the pages of an account, which few visitors open; they travel as one file. */
export const accountParts = { LoginPopup, AccountPages };

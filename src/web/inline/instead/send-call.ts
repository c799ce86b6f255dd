import { sendCall as sendOfPage } from "#web/api/send-call.ts";
import { OWN_ORIGIN } from "#web/inline/own-origin.ts";

/** Sends a call to our own origin, and no cookie with it. */
export const sendCall: typeof sendOfPage = (request, url, init, texts) =>
  sendOfPage(request, `${OWN_ORIGIN}${url}`, { ...init, credentials: "omit" }, texts);

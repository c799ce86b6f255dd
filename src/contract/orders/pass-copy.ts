/** Where copies of passes lie in a browser's cache storage. */
export const PASS_CACHE = "nameboard-pass";

/** The header of a copy that says until when it is kept. */
export const KEPT_UNTIL = "X-Kept-Until";

/** The file of the service worker that shows copies, beside the pages of orders, which alone it serves. */
export const PASS_WORKER = "order/pass-worker.js";

/** Name of the policy by which a page names that script, where the browser has trusted types. */
export const PASS_WORKER_POLICY = "pass-worker";

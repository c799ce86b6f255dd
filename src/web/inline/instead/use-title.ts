import type { useTitle as ofPage } from "#web/page/use-title.ts";

/** The title is the host's. */
export const useTitle: typeof ofPage = () => {};

import type { useBackCloses as ofPage } from "#ui/use-back-closes.ts";

/** The history is the host's. */
export const useBackCloses: typeof ofPage = () => {};

import { use } from "react";
import { InlineAddress } from "#web/inline/inline-address.ts";
import type { useSearchNow as ofPage } from "#web/screens/use-search-now.ts";

/** Reads the query of the module's own address, which is not the host's. */
export const useSearchNow: typeof ofPage = () => use(InlineAddress).searchNow;

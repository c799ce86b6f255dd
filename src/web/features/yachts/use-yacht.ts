import { useState } from "react";
import { changeYachtRequest, EMPTY_YACHT_REQUEST, type YachtRequest } from "#domain/yachts/yacht-request.ts";
import { usePage } from "#web/page/page.tsx";
import { keepYacht, readKeptYacht, type KeptYacht } from "./kept-yacht.ts";

/** The request of this browser, and what can be done with it. */
export type Yacht = KeptYacht & {
  readonly change: (fields: Partial<YachtRequest>) => void;
  /** It has reached the server, under this number. */
  readonly sent: (number: number) => void;
  readonly clear: () => void;
};

/** The request for a yacht; it outlives a reload, in somebody else's frame as long as the tab (decision 0038). */
export function useYacht(): Yacht {
  const store = usePage().options.sites === undefined ? "local" : "session";
  const [kept, setKept] = useState(() => readKeptYacht(store));
  const put = (next: KeptYacht) => {
    setKept(next);
    keepYacht(next, store);
  };
  return {
    ...kept,
    change: (fields) => put({ request: changeYachtRequest(kept.request, fields), number: 0 }),
    sent: (number) => put({ ...kept, number }),
    clear: () => {
      setKept({ request: EMPTY_YACHT_REQUEST, number: 0 });
      keepYacht(undefined, store);
    },
  };
}

import type { FinderOrder as OfPage } from "#web/screens/finder-order.tsx";

/** An order is repeated and changed on our own pages. */
export const FinderOrder: typeof OfPage = () => <></>;

import type { RequestSaid } from "#web/console/requests/use-request-actions.ts";
import { OfferNewsList } from "./offer-news-list.tsx";

/** What has become of a press on a request, and who did what to it where somebody came first. */
export function RequestSaidPart({ said }: { readonly said: RequestSaid | undefined }) {
  if (said === undefined) return null;
  return (
    <>
      {said.text}
      {said.met !== undefined && <OfferNewsList {...said.met} />}
    </>
  );
}

import { Redirect, useLocation, useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { useYacht } from "#web/features/yachts/use-yacht.ts";
import { YachtWords } from "#web/features/yachts/yacht-words.tsx";
import { IfOn } from "#web/screens/if-on.tsx";
import { YachtIndex } from "./yacht-index.tsx";
import { YachtRequest } from "./yacht-request.tsx";
import { YachtSent } from "./yacht-sent.tsx";

/** The pages of yachts: where, the request, and that it has been sent. */
export function Yachts() {
  return (
    <YachtWords>
      <WithQueries>
        <IfOn section="yacht">
          <YachtPages />
        </IfOn>
      </WithQueries>
    </YachtWords>
  );
}

function YachtPages() {
  const [path] = useLocation();
  const search = useSearch();
  const yacht = useYacht();
  const isOrder = path.startsWith("/yacht/order");
  if (!isOrder) return <YachtIndex yacht={yacht} />;
  if (/\/success\/?$/.test(path) && yacht.number > 0) return <YachtSent yacht={yacht} />;
  if (!/\/success\/?$/.test(path) && yacht.request.from) return <YachtRequest yacht={yacht} />;
  // Without a place there is nothing to ask for, and nothing that was sent.
  return <Redirect to={`/yacht${pageSearch(search)}`} replace />;
}

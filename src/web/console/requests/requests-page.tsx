import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import type { RequestRowView } from "#contract/console/requests/request-views.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "#domain/requests/request-state.ts";
import { Menu } from "#ui/menu.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ListWaiting } from "#web/console/app/list-waiting.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import frame from "#web/console/app/page.module.css";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import rows from "#web/console/lists/rows.module.css";
import { useHeldRow } from "#web/console/lists/use-held-row.ts";
import { LiveMark } from "#web/console/live/live-mark.tsx";
import { useSilentSince } from "#web/console/live/use-silent-since.ts";
import { NoRequestsRight } from "./no-requests-right.tsx";
import { inboxAddress, readInboxAddress, requestAddress, type InboxAsked } from "./request-address.ts";
import { inboxQuery } from "./request-queries.ts";
import { RequestRow } from "./request-row.tsx";
import css from "./requests-page.module.css";

/** Requests for ways and yachts: whatever waits, the oldest first, or those of one state. */
export function RequestsPage() {
  const { t, api } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const address = useAddress();
  const asked = readInboxAddress(search);
  const rights = useRights();
  const list = useInfiniteQuery({ ...inboxQuery(api, asked), enabled: rights("requests") !== undefined });
  const first = list.data?.pages[0];
  const now = useServerNow(first?.now, list.dataUpdatedAt);
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? [];
  const held = useHeldRow({
    rows: requests,
    idOf: ({ kind, request_id: id }) => `${kind} ${id}`,
    list: search,
    element: "request-row",
  });
  const open = ({ kind, request_id: id }: RequestRowView) => go(address(requestAddress(kind, id)));
  const ask = (next: InboxAsked) => go(address(inboxAddress(next)));
  const { row } = held;
  useKeys({
    next: () => held.step(1),
    previous: () => held.step(-1),
    ...(row && { open: () => open(row) }),
  });
  const silentSince = useSilentSince(list, now);
  const count = (state: RequestRowView["state"]) => first?.counts.find((one) => one.state === state)?.count ?? 0;
  if (rights("requests") === undefined) return <NoRequestsRight />;

  return (
    <div className={frame["page"]}>
      <PageHead title={t("console.requests.title")}>
        <LiveMark now={now} silentSince={silentSince} />
      </PageHead>
      <fieldset className={css["states"]}>
        <legend className={css["legend"]}>{t("console.requests.states")}</legend>
        <StateChoice
          name={t("console.requests.waiting")}
          count={first && count("new") + count("answered")}
          checked={asked.state === undefined}
          onChoose={() => ask({ ...asked, state: undefined })}
        />
        {REQUEST_STATES.map((state) => (
          <StateChoice
            key={state}
            name={t(`console.requests.state.${state}`)}
            count={first && count(state)}
            checked={asked.state === state}
            onChoose={() => ask({ ...asked, state })}
          />
        ))}
      </fieldset>
      <search className={css["bar"]}>
        <Menu
          label={t("console.requests.kinds")}
          text={t(`console.requests.kind.${asked.kind ?? "any"}`)}
          mode="radio"
          items={(["any", ...REQUEST_KINDS] as const).map((kind) => ({
            key: kind,
            label: t(`console.requests.kind.${kind}`),
          }))}
          checked={[asked.kind ?? "any"]}
          onPick={(key) => ask({ ...asked, kind: REQUEST_KINDS.find((kind) => kind === key) })}
        />
      </search>
      <div className={rows["list"]}>
        <ListWaiting list={list} />
        {first !== undefined && requests.length === 0 && (
          <NoRequests
            isFiltered={asked.state !== undefined || asked.kind !== undefined}
            onClear={() => ask({ state: undefined, kind: undefined })}
          />
        )}
        {requests.length > 0 && (
          <ul className={rows["rows"]} aria-label={t("console.requests.title")}>
            {requests.map((request, index) => (
              <RequestRow
                key={`${request.kind} ${request.request_id}`}
                id={`request-row-${index}`}
                request={request}
                now={now}
                address={address(requestAddress(request.kind, request.request_id))}
                onFocus={() => held.hold(index)}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className={rows["empty"]}>
            <BarButton disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t("console.more")}
            </BarButton>
          </div>
        )}
      </div>
    </div>
  );
}

type NoRequestsProps = { readonly isFiltered: boolean; readonly onClear: () => void };

/** That nothing waits, or nothing of what is looked for. */
function NoRequests({ isFiltered, onClear }: NoRequestsProps) {
  const { t } = useConsole();
  return (
    <div className={rows["empty"]}>
      <p>{t(isFiltered ? "console.requests.emptyFilter" : "console.requests.empty")}</p>
      {isFiltered && <BarButton onClick={onClear}>{t("console.clear")}</BarButton>}
    </div>
  );
}

type StateChoiceProps = {
  readonly name: string;
  readonly count: number | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
};

function StateChoice({ name, count, checked, onChoose }: StateChoiceProps) {
  return (
    <label className={css["state"]}>
      <input className={css["input"]} type="radio" name="state" checked={checked} onChange={onChoose} />
      <span className={css["count"]}>{count ?? " "}</span>
      <span>{name}</span>
    </label>
  );
}

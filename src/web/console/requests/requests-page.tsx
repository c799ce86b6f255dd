import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import type { RequestRowView } from "#contract/operator/request-views.ts";
import { REQUEST_KINDS } from "#domain/requests/request-kind.ts";
import { REQUEST_STATES } from "#domain/requests/request-state.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Radio, WifiOff } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { useHeldRow } from "#web/console/lists/use-held-row.ts";
import { serverTime } from "#web/console/live/server-clock.ts";
import { useLive } from "#web/console/live/use-live.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
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
  const lang = new URLSearchParams(search).get("lang");
  const asked = readInboxAddress(search);
  const rights = useRights();
  const live = useLive();
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
  const open = ({ kind, request_id: id }: RequestRowView) => go(requestAddress(kind, id, lang));
  const ask = (next: InboxAsked) => go(inboxAddress(next, lang));
  const { row } = held;
  useKeys({
    next: () => held.step(1),
    previous: () => held.step(-1),
    ...(row && { open: () => open(row) }),
  });
  const sinceRead = list.dataUpdatedAt === 0 ? now : serverTime(list.dataUpdatedAt);
  const silentSince = !live.isLive ? live.since : list.isError ? sinceRead : undefined;
  const count = (state: RequestRowView["state"]) => first?.counts.find((one) => one.state === state)?.count ?? 0;
  const isEmpty = first !== undefined && requests.length === 0;
  if (rights("requests") === undefined) return <NoRequestsRight />;

  return (
    <div className={css["page"]}>
      <header className={css["head"]}>
        <h1 className={css["title"]}>{t("console.requests.title")}</h1>
        <p className={css["live"]} data-off={silentSince !== undefined || undefined} role="status">
          <Icon glyph={silentSince === undefined ? Radio : WifiOff} size={16} />
          {silentSince === undefined
            ? t("console.live", { time: localTimeIn(ownZone(), now).slice(11) })
            : t("console.notLive", { time: localTimeIn(ownZone(), silentSince).slice(11) })}
        </p>
      </header>
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
          items={["any", ...REQUEST_KINDS].map((kind) => ({ key: kind, label: t(`console.requests.kind.${kind}`) }))}
          checked={[asked.kind ?? "any"]}
          onPick={(key) => ask({ ...asked, kind: REQUEST_KINDS.find((kind) => kind === key) })}
        />
      </search>
      <div className={css["list"]}>
        {list.isPending && (
          <div className={css["waiting"]} aria-hidden="true">
            {Array.from({ length: 6 }, (_, line) => (
              <Skeleton key={line} width={line % 2 === 0 ? "full" : "most"} />
            ))}
          </div>
        )}
        {list.isError && list.data === undefined && (
          <ErrorScreen
            look="card"
            title={t("console.failed")}
            action={{ label: t("console.again"), onPress: () => void list.refetch() }}
          />
        )}
        {isEmpty && (
          <div className={css["empty"]}>
            <p>
              {t(
                asked.state === undefined && asked.kind === undefined
                  ? "console.requests.empty"
                  : "console.requests.emptyFilter",
              )}
            </p>
            {(asked.state !== undefined || asked.kind !== undefined) && (
              <BarButton onClick={() => ask({ state: undefined, kind: undefined })}>{t("console.clear")}</BarButton>
            )}
          </div>
        )}
        {requests.length > 0 && (
          <ul className={css["rows"]} aria-label={t("console.requests.title")}>
            {requests.map((request, index) => (
              <RequestRow
                key={`${request.kind} ${request.request_id}`}
                id={`request-row-${index}`}
                request={request}
                now={now}
                address={requestAddress(request.kind, request.request_id, lang)}
                isFocused={request === row}
                onFocus={() => held.hold(index)}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className={css["more"]}>
            <BarButton disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t("console.more")}
            </BarButton>
          </div>
        )}
      </div>
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

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Redirect, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { Card } from "#ui/card.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { moduleSettingsQuery } from "#web/api/settings-queries.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { AccessDenied } from "#web/page/access-denied.tsx";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { withSearch } from "#web/page/with-search.ts";
import { EditorBody } from "./editor-body.tsx";
import css from "./editor-waiting.module.css";

/** The shape of the editor while its settings are on their way. */
function EditorWaiting() {
  const { t } = usePage();
  return (
    <div className={css["waiting"]} role="status" aria-label={t("partners.editor.loading")}>
      <Card as="div">
        <Skeleton width="most" />
        <Skeleton width="third" />
        <Skeleton width="half" />
      </Card>
    </div>
  );
}

/** The editor of a partner's page, for the partner alone. */
export function PartnerEditor() {
  return (
    <WithQueries>
      <Editor />
    </WithQueries>
  );
}

function Editor() {
  const page = usePage();
  const { t, store, options } = page;
  useTitle(t("common.title.missing", { title: t("partners.editor.title") }));
  const account = useStore(store, (state) => state.account);
  const asked = useQuery({ ...ownAccountQuery(useApi(), page), enabled: account === undefined });
  // The page was drawn for a visitor: what the editor starts from comes with the next one.
  const [wasVisitor] = useState(account === null);
  const isAnew = wasVisitor && account?.role === "partner";
  useEffect(() => {
    if (isAnew) window.location.reload();
  }, [isAnew]);
  // Once opened it stays, with what was changed, although the session may end meanwhile.
  const [owner, setOwner] = useState<number>();
  const start = options.partner?.editor;
  if (owner === undefined && account?.role === "partner" && start !== undefined) setOwner(account.user_id);
  if (owner !== undefined) return <Settings partnerId={owner} />;
  if (account === undefined) return asked.isError ? <Failed asked={asked} /> : <EditorWaiting />;
  if (account?.role !== "partner" || (start === undefined && !isAnew)) {
    const hint = t("partners.editor.onlyPartners");
    return <AccessDenied hint={{ visitor: hint, account: hint }} />;
  }
  return <EditorWaiting />;
}

function Settings({ partnerId }: { readonly partnerId: number }) {
  const search = useSearch();
  const asked = useQuery({ ...moduleSettingsQuery(useApi(), partnerId), staleTime: 0 });
  if (asked.data !== undefined) return <EditorBody {...{ partnerId }} module={asked.data} />;
  if (!asked.isError) return <EditorWaiting />;
  const isLost = asked.error instanceof ApiError && asked.error.lost !== undefined;
  // Without its settings there is nothing to change.
  return isLost ? (
    <Failed asked={asked} />
  ) : (
    <Redirect to={`~/account/settings${withSearch(pageSearch(search), { tab: "booking" })}`} replace />
  );
}

type FailedProps = {
  readonly asked: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
};

function Failed({ asked }: FailedProps) {
  const { t } = usePage();
  return (
    <ErrorScreen
      title={t("partners.editor.title")}
      message={t("common.offline")}
      action={{ label: t("common.retry"), onPress: () => void asked.refetch(), busy: asked.isFetching }}
    />
  );
}

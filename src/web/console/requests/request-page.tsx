import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { REQUEST_KINDS, type RequestKind } from "#domain/requests/request-state.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import frame from "#web/console/app/page.module.css";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { OffersCard } from "#web/console/offers/offers-card.tsx";
import { AnswerPart } from "./answer-part.tsx";
import { NoRequestsRight } from "./no-requests-right.tsx";
import { AskedCard, RequestHistory, RequestLetters, SameCard } from "./request-cards.tsx";
import css from "./request-page.module.css";
import { requestQuery } from "./request-queries.ts";
import { RequestState } from "./request-state.tsx";
import { agoWords, promiseWords, requestTitle } from "./request-words.ts";

type RequestPageProps = {
  /** What the address names; whether there is such a request is found here. */
  readonly kind: string;
  readonly request: string;
};

const NUMBER = /^[1-9]\d{0,14}$/;

/** One request: what was asked and how it is answered in the first column, what belongs to it in the second. */
export function RequestPage({ kind, request }: RequestPageProps) {
  const { t } = useConsole();
  const toInbox = useToInbox();
  const known = REQUEST_KINDS.find((one) => one === kind);
  if (known !== undefined && NUMBER.test(request)) return <Asked kind={known} requestId={Number(request)} />;
  return (
    <ErrorScreen
      title={t("console.requests.unknown", { number: known === undefined ? `${kind}/${request}` : request })}
      action={toInbox}
    />
  );
}

/** The way to all requests, in the language that is shown. */
function useToInbox() {
  const { t } = useConsole();
  const [, go] = useLocation();
  const address = useAddress();
  return {
    label: t("console.requests.toInbox"),
    onPress: () => go(address("/console/requests")),
  };
}

type AskedProps = { readonly kind: RequestKind; readonly requestId: number };

function Asked({ kind, requestId }: AskedProps) {
  const { t, api } = useConsole();
  const toInbox = useToInbox();
  const page = useQuery(requestQuery(api, kind, requestId));
  const back = () => (history.length > 1 ? history.back() : toInbox.onPress());
  useKeys({ back });
  if (page.data !== undefined)
    return <Shown key={`${kind} ${requestId}`} page={page.data} at={page.dataUpdatedAt} onBack={back} />;
  if (!page.isError)
    return (
      <div className={frame["waiting"]} aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="picture" />
      </div>
    );
  if (page.error instanceof ApiError && page.error.status === 403) return <NoRequestsRight />;
  const isUnknown = page.error instanceof ApiError && page.error.status === 404;
  return (
    <ErrorScreen
      title={t(isUnknown ? "console.requests.unknown" : "console.failed", { number: requestId })}
      action={toInbox}
      {...(!isUnknown && { secondAction: { label: t("console.again"), onPress: () => void page.refetch() } })}
    />
  );
}

type ShownProps = { readonly page: RequestPageView; readonly at: number; readonly onBack: () => void };

function Shown({ page, at, onBack }: ShownProps) {
  const { t } = useConsole();
  const rights = useRights();
  const { request } = page;
  const now = useServerNow(page.now, at);
  const promise = promiseWords(request, now, t);
  return (
    <div className={frame["page"]}>
      <PageHead
        title={requestTitle(request)}
        back={{ label: t("console.requests.title"), onPress: onBack }}
        look="ruled"
      >
        <p className={frame["number"]}>{t("console.requests.number", { number: request.request_id })}</p>
        <RequestState state={request.state} />
        <p className={css["age"]} data-late={promise?.isLate || undefined}>
          {promise?.text ?? agoWords(request.asked_at, now, t)}
        </p>
      </PageHead>
      <div className={frame["columns"]}>
        <div className={frame["column"]}>
          <AskedCard page={page} />
          <AnswerPart page={page} now={now} mayOffer={rights("requests") === "works"} />
        </div>
        <div className={frame["column"]}>
          {page.offers.length > 0 && <OffersCard requestId={page.request.request_id} offers={page.offers} />}
          {page.same !== null && <SameCard same={page.same} now={now} />}
          <RequestLetters kind={request.kind} requestId={request.request_id} />
          <RequestHistory history={page.history} request={request} />
        </div>
      </div>
    </div>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, Component, type ReactNode } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { LogInFrame, LogInPage } from "#web/console/accounts/log-in-page.tsx";
import { NotStaff } from "#web/console/accounts/not-staff.tsx";
import { RecoveryPart } from "#web/console/accounts/recovery-part.tsx";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import { boardAddress, readBoardAddress } from "#web/console/board/board-address.ts";
import { BoardPage } from "#web/console/board/board-page.tsx";
import { readViewAddress } from "#web/console/days/view-address.ts";
import { UnknownOrder } from "#web/console/orders/unknown-order.tsx";
import { OpensFirst } from "#web/console/own/opens-first.tsx";
import { useAddress } from "./address.ts";
import { useConsole, ConsoleContext, type Console } from "./console.tsx";
import { Shell } from "./shell.tsx";
import { ToBoard } from "./to-board.tsx";

type ScreenFaultProps = {
  readonly children: ReactNode;
  /** The address of the screen: another one is tried anew. */
  readonly path: string;
};

type State = { readonly failed: boolean; readonly path: string };

/** Keeps the menu when a screen cannot be drawn, most often because the console was updated after its tab was opened, and loads it anew. */
class ScreenFault extends Component<ScreenFaultProps, State> {
  static override readonly contextType = ConsoleContext;
  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });
  static getDerivedStateFromProps = ({ path }: ScreenFaultProps, state: State): State | null =>
    path === state.path ? null : { failed: false, path };
  override readonly state: State = { failed: false, path: this.props.path };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { t } = this.context as Console;
    return (
      <ErrorScreen
        title={t("console.fault.title")}
        message={t("console.fault.lead")}
        action={{ label: t("console.fault.reload"), onPress: () => location.reload() }}
      />
    );
  }
}

const OrderPage = lazy(() =>
  import("#web/console/orders/order-page.tsx").then((file) => ({ default: file.OrderPage })),
);
const RefundsPage = lazy(() =>
  import("#web/console/refunds/refunds-page.tsx").then((file) => ({ default: file.RefundsPage })),
);
const RequestsPage = lazy(() =>
  import("#web/console/requests/requests-page.tsx").then((file) => ({ default: file.RequestsPage })),
);
const RequestPage = lazy(() =>
  import("#web/console/requests/request-page.tsx").then((file) => ({ default: file.RequestPage })),
);

const TesterPage = lazy(() =>
  import("#web/console/tester/tester-page.tsx").then((file) => ({ default: file.TesterPage })),
);
const StaffPage = lazy(() => import("#web/console/staff/staff-page.tsx").then((file) => ({ default: file.StaffPage })));

const AuditPage = lazy(() => import("#web/console/staff/audit-page.tsx").then((file) => ({ default: file.AuditPage })));

const YachtsPage = lazy(() =>
  import("#web/console/yachts/yacht-pages.ts").then((file) => ({ default: file.yachtPages.YachtsPage })),
);

const DaysPage = lazy(() => import("#web/console/days/days-page.tsx").then((file) => ({ default: file.DaysPage })));
const PhonePage = lazy(() => import("#web/console/phone/phone-page.tsx").then((file) => ({ default: file.PhonePage })));

const ORDER_NUMBER = /^[1-9]\d{0,14}$/;

/** The console of whoever is logged in, or what stands before it. */
export function ConsoleApp() {
  const { api, t, locale } = useConsole();
  const client = useQueryClient();
  const [path] = useLocation();
  const session = useQuery(sessionQuery(api));
  const status = session.error instanceof ApiError ? session.error.status : 0;
  // Made on the way in and shown this once: the console waits until they are saved.
  const [made, setMade] = useState<{ readonly codes: readonly string[]; readonly name: string }>();
  if (made !== undefined)
    return (
      <LogInFrame>
        <RecoveryPart
          {...made}
          onSaved={() => {
            setMade(undefined);
            void client.resetQueries();
          }}
        />
      </LogInFrame>
    );
  // A log-in that has ended takes what it showed along.
  if (status === 401) return <LogInPage onCodes={(codes, name) => setMade({ codes, name })} />;
  if (session.data === undefined) {
    if (session.isPending) return null;
    if (status === 403) return <NotStaff />;
    return (
      <main>
        <ErrorScreen
          title={t("console.failed")}
          action={{ label: t("console.again"), onPress: () => void session.refetch() }}
        />
      </main>
    );
  }
  const { lang } = session.data.settings;
  if (lang !== null && lang !== locale && !new URLSearchParams(location.search).has("lang")) {
    const query = new URLSearchParams(location.search);
    query.set("lang", lang);
    location.replace(`?${query.toString()}`);
    return null;
  }
  return (
    <Shell session={session.data}>
      <OpensFirst />
      <ScreenFault path={path}>
        <Suspense>
          <Switch>
            <Route path="/console/requests/:kind/:request">
              {({ kind, request }) => <RequestPage kind={kind} request={request} />}
            </Route>
            <Route path="/console/requests">
              <RequestsPage />
            </Route>
            <Route path="/console/orders/new">
              {session.data.rights["placing"] === "works" ? (
                <PhonePage />
              ) : (
                <ToBoard title={t("console.phone.noRight")} />
              )}
            </Route>
            <Route path="/console/orders/:order">
              {({ order }) =>
                ORDER_NUMBER.test(order) ? (
                  <OrderPage key={order} orderId={Number(order)} />
                ) : (
                  <UnknownOrder asked={order} />
                )
              }
            </Route>
            <Route path="/console/money">
              <RefundsPage />
            </Route>
            <Route path="/console/yachts">
              <YachtsPage />
            </Route>
            <Route path="/console/tester">
              <TesterPage />
            </Route>
            <Route path="/console/staff">
              <StaffPage />
            </Route>
            <Route path="/console/audit">
              <AuditPage />
            </Route>
            <Route path="/console">
              <Trips />
            </Route>
            <Route>
              <ToBoard title={t("console.noPage")} message={t("console.noPageLead")} />
            </Route>
          </Switch>
        </Suspense>
      </ScreenFault>
    </Shell>
  );
}

/** The trips in the view that the address names. */
function Trips() {
  const search = useSearch();
  const address = useAddress();
  const asked = readBoardAddress(search);
  // A link to the board's yachts, as the filter makes it or somebody typed it.
  if (asked.filters.kind === "yachts") return <Redirect to={address(boardAddress(asked))} replace />;
  return readViewAddress(search).view === "list" ? <BoardPage /> : <DaysPage />;
}

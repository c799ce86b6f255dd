import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Route, Switch } from "wouter";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { LogInPage } from "#web/console/accounts/log-in-page.tsx";
import { NotStaff } from "#web/console/accounts/not-staff.tsx";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import { BoardPage } from "#web/console/board/board-page.tsx";
import { useConsole } from "./console.tsx";
import { Shell } from "./shell.tsx";

const OrderPage = lazy(() =>
  import("#web/console/orders/order-page.tsx").then((file) => ({ default: file.OrderPage })),
);

const TesterPage = lazy(() =>
  import("#web/console/tester/tester-page.tsx").then((file) => ({ default: file.TesterPage })),
);

/** The console of whoever is logged in, or what stands before it. */
export function ConsoleApp() {
  const { api, t } = useConsole();
  const session = useQuery(sessionQuery(api));
  if (session.data === undefined) {
    if (session.isPending) return null;
    const status = session.error instanceof ApiError ? session.error.status : 0;
    if (status === 401) return <LogInPage />;
    if (status === 403) return <NotStaff />;
    return (
      <ErrorScreen
        title={t("console.failed")}
        action={{ label: t("console.again"), onPress: () => void session.refetch() }}
      />
    );
  }
  return (
    <Shell session={session.data}>
      <Suspense>
        <Switch>
          <Route path="/console/orders/:order">{({ order }) => <OrderPage orderId={Number(order)} />}</Route>
          <Route path="/console/tester">
            <TesterPage />
          </Route>
          <Route>
            <BoardPage />
          </Route>
        </Switch>
      </Suspense>
    </Shell>
  );
}

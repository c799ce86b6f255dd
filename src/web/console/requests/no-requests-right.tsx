import { useLocation } from "wouter";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useConsole } from "#web/console/app/console.tsx";

/** Says who answers requests, to whoever of the staff does not. */
export function NoRequestsRight() {
  const { t } = useConsole();
  const [, go] = useLocation();
  return (
    <ErrorScreen
      title={t("console.requests.noRight")}
      message={t("console.requests.noRightHint")}
      action={{ label: t("console.toBoard"), onPress: () => go("/console") }}
    />
  );
}

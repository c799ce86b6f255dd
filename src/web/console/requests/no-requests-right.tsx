import { useConsole } from "#web/console/app/console.tsx";
import { ToBoard } from "#web/console/app/to-board.tsx";

/** Says who answers requests, to whoever of the staff does not. */
export function NoRequestsRight() {
  const { t } = useConsole();
  return <ToBoard title={t("console.requests.noRight")} message={t("console.requests.noRightHint")} />;
}

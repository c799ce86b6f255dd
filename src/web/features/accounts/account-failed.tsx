import { ErrorScreen } from "#ui/error-screen.tsx";
import { usePage } from "#web/page/page.tsx";
import { useSaid } from "./use-said.ts";

type AccountFailedProps = {
  /** The question that has got no answer. */
  readonly asked: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
};

/** Says that a page of the account has not loaded, and why; offers to ask again. */
export function AccountFailed({ asked }: AccountFailedProps) {
  const { t } = usePage();
  const said = useSaid("common.offline");
  return (
    <ErrorScreen
      look="card"
      title={t("accounts.own.failed")}
      message={said(asked.error)}
      action={{ label: t("common.retry"), onPress: () => void asked.refetch(), busy: asked.isFetching }}
    />
  );
}

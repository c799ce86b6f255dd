import { ErrorScreen } from "#ui/error-screen.tsx";
import { isUnanswered } from "#web/api/failure-words.ts";
import { AccessDenied } from "#web/page/access-denied.tsx";
import type { PageState } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";

/**
 * Stands in place of every screen where the page's own settings were refused: forbidden, refused in the server's words, or failed, of
 * which no text of the server is shown.
 */
export function StartRefused({ refused }: { readonly refused: NonNullable<PageState["refused"]> }) {
  const { t } = usePage();
  const { status, message } = refused;
  const isForbidden = status === 403;
  const isAway = isUnanswered(refused);
  const title = t(isForbidden ? "accounts.denied" : isAway ? "common.offline" : "trans.common.error_boundary.title");
  useTitle(title);
  if (isForbidden) {
    const hint = t("accounts.startForbidden");
    return <AccessDenied hint={{ visitor: hint, account: hint }} />;
  }
  const words = status < 500 && message !== "" ? message : t("common.error.hint");
  return (
    <ErrorScreen
      title={title}
      message={words}
      action={{ label: t("trans.common.error_boundary.button"), onPress: () => location.reload() }}
    />
  );
}

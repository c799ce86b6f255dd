import { useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { isUnanswered } from "#web/api/failure-words.ts";
import { PartnerClosed } from "#web/features/partner-look/partner-closed.tsx";
import { HowItWorks } from "#web/features/places/how-it-works.tsx";
import { AccessDenied } from "#web/page/access-denied.tsx";
import type { PageState } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { withSearch } from "#web/page/with-search.ts";

/**
 * Stands in place of every screen where the page's own settings were refused: forbidden, refused in the server's words, or failed, of
 * which no text of the server is shown.
 */
function StartRefused({ refused }: { readonly refused: NonNullable<PageState["refused"]> }) {
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

/**
 * Says in plain words what is missing at this URL and where to go instead. The server draws it whole, so it works without
 * scripts.
 */
export function Missing() {
  const { options, store } = usePage();
  const refused = useStore(store, (state) => state.refused);
  if (options.isClosed) return <PartnerClosed />;
  if (options.isNotOpen) return <NotOpen />;
  return refused ? <StartRefused refused={refused} /> : <Unknown />;
}

/** Stands in place of everything that sells while nothing is sold yet; what was ordered is opened as ever. */
function NotOpen() {
  const { t, options } = usePage();
  const title = t("missing.notOpen.title");
  useTitle(t("common.title.missing", { title }));
  const sign = <NameSign name={options.seller.name ?? t("common.product")} />;
  return <ErrorScreen title={title} message={t("missing.notOpen.hint")} picture={sign} />;
}

function Unknown() {
  const { t, locale, options } = usePage();
  const search = useSearch();
  const title = t("missing.unknown.title");
  useTitle(t("common.title.missing", { title }));
  // If the URL names no language, the browser's was used, so the link to the finder carries it on.
  const kept = withSearch(pageSearch(search), { lang: locale });
  const trip = /^[1-9]\d{0,9}$/.exec(new URLSearchParams(search).get("showorder") ?? "")?.[0];
  return (
    <>
      <ErrorScreen
        title={title}
        message={t("missing.unknown.hint")}
        action={{ label: t("missing.toFinder"), href: `${options.basePath}/finder${kept}` }}
        {...(trip !== undefined && {
          secondAction: { label: t("missing.toOrder", { id: trip }), href: `${options.basePath}/order/${trip}${kept}` },
        })}
      />
      <HowItWorks />
    </>
  );
}

import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { PartnerClosed } from "#web/features/partner-look/partner-closed.tsx";
import { HowItWorks } from "#web/features/places/how-it-works.tsx";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { withSearch } from "#web/page/with-search.ts";
import { StartRefused } from "./start-refused.tsx";

/** What an unknown URL means: one of the product's screens that is still to come (OPN-001), or a typing error. */
type Missing = "yacht" | "unknown";

/** Paths as the router gives them: below the base path, or with `~` in front outside it. */
const COMING: readonly (readonly [Missing, RegExp])[] = [["yacht", /^\/yacht(\/order(\/success)?)?$/]];

/** Visitors who land here want to travel, so the page shows how that works. */
const FOR_TRAVELLERS: ReadonlySet<Missing> = new Set(["yacht", "unknown"]);

/** Heading of the page for an unknown URL. */
export function missingTitle(path: string): MessageKey {
  return `missing.${missingAt(path)}.title`;
}

/**
 * Says in plain words what is missing at this URL and where to go instead. The server draws it whole, so it works without
 * scripts.
 */
export function Missing() {
  const { options, store } = usePage();
  const refused = useStore(store, (state) => state.refused);
  if (options.isClosed) return <PartnerClosed />;
  return refused ? <StartRefused refused={refused} /> : <Unknown />;
}

function Unknown() {
  const { t, locale, options } = usePage();
  const [path] = useLocation();
  const search = useSearch();
  const title = t(missingTitle(path));
  useTitle(t("common.title.missing", { title }));
  // If the URL names no language, the browser's was used, so the link to the finder carries it on.
  const kept = withSearch(pageSearch(search), { lang: locale });
  const trip = /^[1-9]\d{0,9}$/.exec(new URLSearchParams(search).get("showorder") ?? "")?.[0];
  const missing = missingAt(path);
  return (
    <>
      <ErrorScreen
        title={title}
        message={t(`missing.${missing}.hint`)}
        action={{ label: t("missing.toFinder"), href: `${options.basePath}/finder${kept}` }}
        {...(trip !== undefined && {
          secondAction: { label: t("missing.toOrder", { id: trip }), href: `${options.basePath}/order/${trip}${kept}` },
        })}
      />
      {FOR_TRAVELLERS.has(missing) && <HowItWorks />}
    </>
  );
}

function missingAt(path: string): Missing {
  const plain = path.replace(/\/+$/, "");
  return COMING.find(([, pattern]) => pattern.test(plain))?.[0] ?? "unknown";
}

import { useLocation, useSearch } from "wouter";
import type { MessageKey } from "#i18n/messages.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { HowItWorks } from "#web/features/places/how-it-works.tsx";
import { KEPT_ON_BOOKING, onlySearch, withSearch } from "#web/page/page-search.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";

/** What an address without a screen is: one of the product's whose screen is still to come (OPN-001), or a mistyped one. */
type Missing = "rent" | "yacht" | "editor" | "approval" | "trips" | "unknown";

/** Paths as the router gives them: below the base path, or with `~` before those outside it. */
const COMING: readonly (readonly [Missing, RegExp])[] = [
  ["rent", /^\/rent(\/prices)?$/],
  ["yacht", /^\/yacht(\/order(\/success)?)?$/],
  ["editor", /^(\/edit|~\/account\/settings)$/],
  ["approval", /^\/approveorder\/[^/]+$/],
  ["trips", /^~\/(my-trips|account\/orders)$/],
];

/** Who comes here wants to go somewhere, and is shown how that works. */
const FOR_TRAVELLERS: ReadonlySet<Missing> = new Set(["rent", "yacht", "unknown"]);

/** Heading of the page that stands at an address without a screen. */
export function missingTitle(path: string): MessageKey {
  return `missing.${missingAt(path)}.title`;
}

/** Says in plain words what is not at this address, and where to go instead. It is drawn whole without scripts. */
export function Missing() {
  const { t, locale, options } = usePage();
  const [path] = useLocation();
  const search = useSearch();
  const title = t(missingTitle(path));
  useTitle(t("common.title.missing", { title }));
  // The language of the browser was taken where the address named none; the finder would not know.
  const kept = withSearch(onlySearch(search, KEPT_ON_BOOKING), { lang: locale });
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

import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useFeatures } from "#web/api/use-features.ts";
import { usePage } from "#web/page/page.tsx";

type IfOnProps = { readonly section: "rent" | "yacht"; readonly children: ReactNode };

/** A section, where that is on. An old link or a partner's page may lead to it where it is not, then on to transfers. */
export function IfOn({ section, children }: IfOnProps) {
  const { t, options } = usePage();
  const search = useSearch();
  if (useFeatures().includes(section)) return children;
  return (
    <ErrorScreen
      title={t(`${section}.off`)}
      message={t(`${section}.offHint`)}
      action={{ label: t("missing.toFinder"), href: `${options.basePath}/finder${pageSearch(search)}` }}
    />
  );
}

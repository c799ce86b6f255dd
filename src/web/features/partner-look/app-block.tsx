import type { AppLinks } from "#contract/page-options.ts";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./app-block.module.css";
import { StoreBadge } from "./store-badge.tsx";

/** The operator's apps with the badges of their stores. */
export function AppBlock({ apps }: { readonly apps: AppLinks }) {
  const { t } = usePage();
  return (
    <Card title={t("partners.app")}>
      <div className={css["apps"]}>
        <p>{t("partners.appHint")}</p>
        <div className={css["badges"]}>
          {apps.appStore !== undefined && <StoreBadge store="appStore" url={apps.appStore} />}
          {apps.googlePlay !== undefined && <StoreBadge store="googlePlay" url={apps.googlePlay} />}
        </div>
      </div>
    </Card>
  );
}

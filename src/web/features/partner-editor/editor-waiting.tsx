import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./editor-waiting.module.css";

/** The shape of the editor while its settings are on their way. */
export function EditorWaiting() {
  const { t } = usePage();
  return (
    <div className={css["waiting"]} role="status" aria-label={t("partners.editor.loading")}>
      <Card as="div">
        <Skeleton width="most" />
        <Skeleton width="third" />
        <Skeleton width="half" />
      </Card>
    </div>
  );
}

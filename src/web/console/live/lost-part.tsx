import { serverWords } from "#web/console/api/server-words.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./lost-part.module.css";

/** Why what a window has to show before its press did not come; where nobody answered, with a press that asks again. */
export function LostPart({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const { t } = useConsole();
  const why = serverWords(error);
  return (
    <div role="alert" className={css["lost"]}>
      <span>{why ?? t("console.lost")}</span>
      {why === undefined && <BarButton onClick={onAgain}>{t("console.again")}</BarButton>}
    </div>
  );
}

import { OptionalMark } from "#ui/optional-mark.tsx";
import { usePage } from "#web/page/page.tsx";

/** The one mark of a field that may stay empty, in the language of the page. */
export function Optional() {
  const { t } = usePage();
  return <OptionalMark>{t("common.optional")}</OptionalMark>;
}

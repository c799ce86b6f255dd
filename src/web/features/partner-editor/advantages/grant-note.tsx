import type { Grant } from "#domain/partners/advantage-grants.ts";
import { TriangleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./grant-note.module.css";

const SAID = {
  none: "partners.editor.grantNone",
  some: "partners.editor.grantSome",
  closed: "partners.editor.grantClosed",
} as const;

/** Says of an advantage that the tariffs do not keep it, or not all of them. */
export function GrantNote({ grant }: { readonly grant: Grant | undefined }) {
  const { t } = usePage();
  if (grant === undefined || grant === "all" || grant === "unknown") return null;
  return (
    <span className={css["note"]}>
      <Icon glyph={TriangleAlert} size={16} />
      {t(SAID[grant])}
    </span>
  );
}

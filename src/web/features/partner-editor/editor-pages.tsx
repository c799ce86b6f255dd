import { useLocation } from "wouter";
import { WithQueries } from "#web/api/with-queries.tsx";
import { PartnerEditor } from "./partner-editor.tsx";
import { EditorPreview } from "./preview/editor-preview.tsx";

/** The editor of a partner's page, and the finder that it shows in a window of its own. */
export function EditorPages() {
  const [path] = useLocation();
  if (path.endsWith("/preview")) return <EditorPreview />;
  return (
    <WithQueries>
      <PartnerEditor />
    </WithQueries>
  );
}

import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";

const edit = pagePart(() =>
  import("#web/features/partner-module/partner-pages.ts").then((file) => file.partnerPages.EditorPages),
);

/** The editor of a partner's page, which only partners load: not even its name is in the first page. */
export function EditPart() {
  return <LaterPart part={edit} wanted waiting={<ScreenWaiting />} props={{}} />;
}

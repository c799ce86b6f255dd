import { useLocation } from "wouter";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { About } from "./about.tsx";

const edit = pagePart(() =>
  import("#web/features/partner-module/partner-pages.ts").then((file) => file.partnerPages.EditorPages),
);
const asked = pagePart(() =>
  import("#web/screens/offers/request-pages.ts").then((file) => file.requestPages.AskedPages),
);

/** The pages of yachts and of an offer, the editor of a partner's page and the texts about us: few visits lead there, so not even their names are in the first page. */
export function LaterScreen() {
  const [path] = useLocation();
  if (path.startsWith("/about")) return <About />;
  const part = path.startsWith("/edit") ? edit : asked;
  return <LaterPart part={part} wanted waiting={<ScreenWaiting />} props={{}} />;
}

import { useLocation } from "wouter";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";

const edit = pagePart(() =>
  import("#web/features/partner-module/partner-pages.ts").then((file) => file.partnerPages.EditorPages),
);
const askRequestPages = () => import("#web/screens/offers/request-pages.ts").then((file) => file.requestPages);
const yachts = pagePart(() => askRequestPages().then((pages) => pages.Yachts));
const yachtOffer = pagePart(() => askRequestPages().then((pages) => pages.YachtOffer));
const offer = pagePart(() => askRequestPages().then((pages) => pages.Offer));

/** The pages of yachts and of an offer, and the editor of a partner's page: few visits lead there, so not even their names are in the first page. */
export function LaterScreen() {
  const [path] = useLocation();
  const part = partOf(path);
  return <LaterPart part={part} wanted waiting={<ScreenWaiting />} props={{}} />;
}

function partOf(path: string) {
  if (path.startsWith("/yacht/offer")) return yachtOffer;
  if (path.startsWith("/yacht")) return yachts;
  return path.startsWith("/offer") ? offer : edit;
}

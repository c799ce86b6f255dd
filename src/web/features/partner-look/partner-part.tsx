import { usePage } from "#web/page/page.tsx";
import { Advantages } from "./advantages.tsx";
import { AppBlock } from "./app-block.tsx";
import css from "./partner-block.module.css";
import { PartnerHead } from "./partner-head.tsx";
import { PraiseBlock } from "./praise-block.tsx";

/** What stands below the finder on a partner's page: advantages, text, reviews and the app, each where the partner wants it. */
function PartnerBlock() {
  const { options } = usePage();
  if (options.partner === undefined) return null;
  const { advantages, image, bottom, praise, apps } = options.partner;
  return (
    <div className={css["block"]}>
      <Advantages ids={advantages} image={image} />
      {bottom !== "" && <p className={css["text"]}>{bottom}</p>}
      {praise && <PraiseBlock praise={praise} />}
      {apps && <AppBlock apps={apps} />}
    </div>
  );
}

/** What the server draws above and below a partner's finder; the browser loads it on those pages only, later. */
export function PartnerPart({ isBelow }: { readonly isBelow?: true }) {
  return isBelow ? <PartnerBlock /> : <PartnerHead />;
}

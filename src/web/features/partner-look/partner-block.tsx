import { usePage } from "#web/page/page.tsx";
import { Advantages } from "./advantages.tsx";
import { AppBlock } from "./app-block.tsx";
import css from "./partner-block.module.css";
import { PraiseBlock } from "./praise-block.tsx";

/** What stands below the finder on a partner's page: advantages, text, reviews and the app, each where the partner wants it. */
export function PartnerBlock() {
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

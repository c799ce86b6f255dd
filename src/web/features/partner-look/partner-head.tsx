import { usePage } from "#web/page/page.tsx";
import css from "./partner-head.module.css";

/** A partner's logo, headline and text above the finder. */
export function PartnerHead() {
  const { t, options } = usePage();
  const { logo, header = "", top = "" } = options.partner ?? {};
  const picture = logo && (
    <img className={css["logo"]} src={logo.picture} alt={logo.url === undefined ? "" : hostOf(logo.url)} />
  );
  return (
    <div className={css["head"]}>
      {logo?.url === undefined ? (
        picture
      ) : (
        <a className={css["home"]} href={logo.url} target="_blank" rel="noopener noreferrer">
          {picture}
        </a>
      )}
      <h1 tabIndex={-1}>{header || t("places.headline")}</h1>
      <p>{top || t("places.lead")}</p>
    </div>
  );
}

const hostOf = (url: string): string => new URL(url).host;

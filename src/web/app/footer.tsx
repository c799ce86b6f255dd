import { Link, useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { Mail, Phone } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./footer.module.css";
import { menuOf } from "./menu-entries.ts";

/** Who sells, on what terms and how to reach them: below every page; what the operator has not set is not shown. */
export function Footer() {
  const { t, options } = usePage();
  const kept = pageSearch(useSearch());
  const { name, isDemo, registration, phone, mail, hours, offerUrl, termsUrl, privacyUrl } = options.seller;
  const legal = [
    ["offer", offerUrl],
    ["terms", termsUrl],
    ["privacy", privacyUrl],
  ] as const;
  return (
    <footer className={css["footer"]}>
      <div className={css["columns"]}>
        <div className={css["seller"]}>
          <Logo mark="Nb" word={t("common.product")} />
          {name !== undefined && <p>{t("footer.seller", { name })}</p>}
          {registration !== undefined && <p>{registration}</p>}
          {isDemo && <p className={css["demo"]}>{t("footer.demo")}</p>}
        </div>
        <nav aria-labelledby="footer-trips">
          <h2 id="footer-trips">{t("footer.trips")}</h2>
          <ul>
            <li>
              <Link href={`~/my-trips${kept}`}>{t("menu.trips")}</Link>
            </li>
            {menuOf(options).map(({ key, path }) => (
              <li key={key}>
                <Link href={`${path}${kept}`}>{t(`footer.menu.${key}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal">{t("footer.legal")}</h2>
          <ul>
            {legal.map(([key, href]) => (
              <li key={key}>
                <a href={href ?? `${options.basePath}/about/${key}${kept}`}>{t(`footer.${key}`)}</a>
              </li>
            ))}
            <li>
              <Link href={`/about${kept}`}>{t("common.about")}</Link>
            </li>
          </ul>
        </nav>
        {(phone !== undefined || mail !== undefined) && (
          <div>
            <h2>{hours === undefined ? t("footer.contact") : t("footer.contactHours", { hours })}</h2>
            <ul>
              {phone !== undefined && (
                <li>
                  <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
                    <Icon glyph={Phone} size={18} />
                    {phone}
                  </a>
                </li>
              )}
              {mail !== undefined && (
                <li>
                  <a href={`mailto:${mail}`}>
                    <Icon glyph={Mail} size={18} />
                    {mail}
                  </a>
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </footer>
  );
}

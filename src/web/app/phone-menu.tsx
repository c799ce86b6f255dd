import { Link, useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { Menu } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import { menuOf } from "./menu-entries.ts";
import css from "./phone-menu.module.css";

const ID = "phone-menu";

/** The menu of a phone: everything the wide header shows at once. A native popover, which opens before any code has come. */
export function PhoneMenu() {
  const { t, options } = usePage();
  const kept = pageSearch(useSearch());
  const close = () => document.getElementById(ID)?.hidePopover();
  return (
    <div className={css["corner"]}>
      <button type="button" className={css["opener"]} popoverTarget={ID} aria-label={t("menu.open")}>
        <Icon glyph={Menu} size={24} />
      </button>
      <nav id={ID} popover="auto" className={css["sheet"]} data-surface="paper" aria-label={t("menu.open")}>
        {menuOf(options).map(({ key, path }) => (
          <Link key={key} href={`${path}${kept}`} onClick={close}>
            {t(`menu.${key}`)}
          </Link>
        ))}
        {options.menuLink && (
          <a href={options.menuLink.url} target="_blank" rel="noopener">
            {options.menuLink.title}
          </a>
        )}
        <Link href={`~/my-trips${kept}`} onClick={close}>
          {t("menu.trips")}
        </Link>
      </nav>
    </div>
  );
}

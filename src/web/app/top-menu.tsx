import { Link, useLocation, useSearch } from "wouter";
import { pageSearch, readSearch } from "#contract/search-address.ts";
import { usePage } from "#web/page/page.tsx";
import { menuEntryAt, menuOf } from "./menu-entries.ts";
import css from "./top-menu.module.css";

/**
 * The sections of the product: the current one is a heading, the others are links that leave the search behind (APP-05 to
 * APP-07); a further one is the operator's own and opens in a new tab. On a phone it stands below the header until a search
 * needs the room.
 */
export function TopMenu() {
  const { t, options } = usePage();
  const [path] = useLocation();
  const search = useSearch();
  const kept = pageSearch(search);
  const menu = menuOf(options);
  const current = menuEntryAt(path);
  const { from, to } = readSearch(search);
  const isStart =
    menu.some((entry) => entry.path === path) && (from === undefined || (to === undefined && current !== "rent"));
  return (
    <nav className={css["menu"]} aria-label={t("menu.label")} data-start={isStart ? "" : undefined}>
      {menu.map(({ key, path: to }) =>
        key === current ? (
          <span key={key} className={css["entry"]} data-surface="paper" role="heading" aria-level={2}>
            {t(`menu.${key}`)}
          </span>
        ) : (
          <Link key={key} className={css["entry"]} href={`${to}${kept}`}>
            {t(`menu.${key}`)}
          </Link>
        ),
      )}
      {options.menuLink && (
        <a
          className={css["entry"]}
          href={options.menuLink.url}
          target="_blank"
          rel="noopener"
          aria-label={t("menu.newTab", { title: options.menuLink.title })}
        >
          {options.menuLink.title}
        </a>
      )}
    </nav>
  );
}

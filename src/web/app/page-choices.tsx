import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { LANGUAGE_NAMES, LOCALES } from "#domain/values/locale.ts";
import { Languages } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { keepChoice } from "#web/page/keep-choice.ts";
import { usePage } from "#web/page/page.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";
import { inLanguage, showsSums } from "./in-language.ts";
import css from "./page-choices.module.css";

/** The other language, the currency, and the way to one's own trips; a choice keeps the search and is kept for later visits. */
export function PageChoices() {
  const page = usePage();
  const { t, locale, options } = page;
  const search = useSearch();
  const [path] = useLocation();
  const [hasSeenSums, see] = useState(false);
  if (!hasSeenSums && showsSums({ path, query: search })) see(true);
  return (
    <>
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <a
          key={other}
          className={css["language"]}
          href={inLanguage(search, other, options, hasSeenSums)}
          hrefLang={other}
          lang={other}
          aria-label={`${other.toUpperCase()}, ${LANGUAGE_NAMES[other]}`}
          onClick={() => keepChoice("language", other, page)}
        >
          <Icon glyph={Languages} />
          {other.toUpperCase()}
        </a>
      ))}
      <CurrencyChoice />
      <Link className={css["trips"]} href={`~/my-trips${pageSearch(search)}`}>
        {t("menu.trips")}
      </Link>
    </>
  );
}

import type { ReactNode } from "react";
import { ColourPicker } from "#ui/colour-picker.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Dropdown } from "#ui/dropdown.tsx";
import { COLOUR_WORDS, namedPresets } from "#ui/gallery/colour-words.ts";
import { galleryAddress, type GalleryOptions } from "#ui/gallery/gallery-options.ts";
import { Logo } from "#ui/logo.tsx";
import type { PageLook } from "#ui/page-colours.ts";
import { Swatch } from "#ui/swatch.tsx";
import css from "./gallery.module.css";

const texts = {
  ru: {
    title: "Элементы интерфейса",
    lead: "Каждый элемент во всех состояниях. Акцент и фон любые: остальные цвета сложатся сами.",
    all: "Все элементы",
    list: "Список элементов",
    colours: "Цвета",
    accent: "Акцент",
    background: "Фон",
    languages: "Язык",
  },
  en: {
    title: "Interface controls",
    lead: "Every control in every state. Any accent, any background: all other colours follow.",
    all: "Every control",
    list: "List of controls",
    colours: "Colours",
    accent: "Accent",
    background: "Background",
    languages: "Language",
  },
};

type GalleryFrameProps = GalleryOptions & {
  readonly entries: readonly { readonly key: string; readonly label: string; readonly href: string }[];
  readonly onLook: (look: PageLook) => void;
  readonly children: ReactNode;
};

/** The frame around the specimens: the languages, the two colours, and the links to each control. */
export function GalleryFrame({ locale, look, only, entries, onLook, children }: GalleryFrameProps) {
  const words = texts[locale];
  const list = (
    <ul className={css["list"]}>
      <li>
        <a href={galleryAddress({ locale, look, only: null })} aria-current={only === null ? "page" : undefined}>
          {words.all}
        </a>
      </li>
      {entries.map(({ key, label, href }) => (
        <li key={key}>
          <a href={href} aria-current={key === only ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <header className={css["top"]}>
        <Logo mark="Nb" word="Nameboard" />
        <nav className={css["languages"]} aria-label={words.languages}>
          {(["ru", "en"] as const).map((one) => (
            <a
              key={one}
              lang={one}
              href={galleryAddress({ locale: one, look, only })}
              aria-current={one === locale ? "true" : undefined}
            >
              {{ ru: "Русский", en: "English" }[one]}
            </a>
          ))}
        </nav>
        <Dropdown text={words.colours} icon={<Swatch colour={look.accent} />}>
          <div className={css["colours"]}>
            {(["accent", "background"] as const).map((name) => (
              <ColourPicker
                key={name}
                label={words[name]}
                value={look[name]}
                onChange={(colour) => onLook({ ...look, [name]: colour })}
                presets={namedPresets(name, locale)}
                words={COLOUR_WORDS[locale]}
              />
            ))}
          </div>
        </Dropdown>
      </header>
      <div className={css["columns"]}>
        <nav className={css["side"]} aria-label={words.list}>
          {list}
        </nav>
        <main className={css["main"]}>
          <header className={css["intro"]}>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </header>
          <nav className={css["compact"]} aria-label={words.list}>
            <Disclosure summary={entries.find(({ key }) => key === only)?.label ?? words.all}>{list}</Disclosure>
          </nav>
          {children}
        </main>
      </div>
    </>
  );
}

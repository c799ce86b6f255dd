import { useState } from "react";
import { GalleryBooking } from "#ui/gallery-booking.tsx";
import { GalleryControls } from "#ui/gallery-controls.tsx";
import { GalleryFinder } from "#ui/gallery-finder.tsx";
import { GalleryMessages } from "#ui/gallery-messages.tsx";
import { GalleryPickers } from "#ui/gallery-pickers.tsx";
import { GalleryPictures } from "#ui/gallery-pictures.tsx";
import { galleryTexts } from "#ui/gallery-texts.ts";
import { Languages } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { Menu } from "#ui/menu.tsx";
import { NavPills } from "#ui/nav-pills.tsx";
import css from "./gallery.module.css";

type GalleryProps = { readonly locale?: "ru" | "en"; readonly today?: string };

/** Every component in every state, in either language: the kit's own page for eyes and for screenshots. */
export function Gallery({ locale: first = "ru", today = "2026-11-20" }: GalleryProps) {
  const [locale, setLocale] = useState<"ru" | "en">(first);
  const [section, setSection] = useState("0");
  const texts = galleryTexts[locale];
  const { calendar, previous, next, chooseMonth, chooseYear, backToDays, offDay } = texts;
  const words = { calendar, previous, next, chooseMonth, chooseYear, backToDays, offDay };
  return (
    <div className={css["page"]} lang={locale} key={locale}>
      <header className={css["top"]}>
        <Logo mark="Nb" word="Nameboard" />
        <NavPills
          label={texts.sections}
          items={texts.menu.map((label, index) => ({ key: String(index), label, href: `#${index}` }))}
          current={section}
          onPick={(key, event) => {
            event.preventDefault();
            setSection(key);
          }}
        />
        <Menu
          label={`${texts.language}: ${locale.toUpperCase()}`}
          icon={<Icon glyph={Languages} size={18} />}
          text={locale.toUpperCase()}
          mode="radio"
          checked={[locale]}
          items={[
            { key: "ru", label: "Русский", lang: "ru" },
            { key: "en", label: "English", lang: "en" },
          ]}
          onPick={(key) => setLocale(key === "en" ? "en" : "ru")}
        />
      </header>
      <main className={css["main"]}>
        <GalleryFinder texts={texts} />
        <GalleryBooking {...{ texts, words, locale, today }} />
        <GalleryControls texts={texts} />
        <GalleryPickers {...{ texts, words, locale, today }} />
        <GalleryMessages texts={texts} />
        <GalleryPictures texts={texts} />
      </main>
    </div>
  );
}

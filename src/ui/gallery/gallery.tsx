import { useEffect, useRef, useState } from "react";
import { GalleryFrame } from "#ui/gallery/gallery-frame.tsx";
import { galleryAddress, type GalleryOptions } from "#ui/gallery/gallery-options.ts";
import { SPECIMENS } from "#ui/gallery/specimens.ts";
import { pageColours, type PageLook } from "#ui/page-colours.ts";
import { TooLongContext, type TooLongWords } from "#ui/too-long.ts";
import css from "./gallery.module.css";

/** The date that counts as today in every specimen. */
const TODAY = "2026-11-20";

/** A text that is too long, in the words of the kit's own page. */
const TOO_LONG: Readonly<Record<GalleryOptions["locale"], TooLongWords>> = {
  ru: (text, most) => (text.length > most ? `Не больше ${most} знаков, сейчас ${text.length}` : undefined),
  en: (text, most) => (text.length > most ? `At most ${most} characters, now ${text.length}` : undefined),
};

/** Every control in every state, in either language, with any accent and background: the kit's own page. */
export function Gallery(options: GalleryOptions) {
  const { locale, only } = options;
  const [look, setLook] = useState<PageLook>(options.look);
  const page = useRef<HTMLDivElement>(null);
  const shown = only === null ? SPECIMENS : SPECIMENS.filter(({ key }) => key === only);

  useEffect(() => {
    if (page.current === null) return;
    const root = page.current.closest<HTMLElement>("[data-kit]") ?? document.documentElement;
    for (const [name, value] of Object.entries(pageColours(look))) root.style.setProperty(name, value);
  }, [look]);

  return (
    <TooLongContext value={TOO_LONG[locale]}>
      <div ref={page} className={css["page"]} lang={locale}>
        <GalleryFrame
          {...{ locale, look, only }}
          onLook={setLook}
          entries={SPECIMENS.map(({ key, title }) => ({
            key,
            label: title[locale],
            href: galleryAddress({ locale, look, only: key }),
          }))}
        >
          {shown.map(({ key, title, Show }) => (
            <section
              key={key}
              id={key}
              className={css["specimen"]}
              aria-labelledby={`${key}-title`}
              data-specimen={key}
            >
              <h2 id={`${key}-title`}>{title[locale]}</h2>
              <Show locale={locale} today={TODAY} />
            </section>
          ))}
        </GalleryFrame>
      </div>
    </TooLongContext>
  );
}

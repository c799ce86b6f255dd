import { useEffect, useState } from "react";
import { Card } from "#ui/card.tsx";
import { Combobox } from "#ui/combobox.tsx";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import type { GalleryLocale } from "#ui/gallery/gallery-options.ts";
import { PLACE_TEXTS } from "#ui/gallery/place-field-texts.ts";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { House, Hotel, MapPin, PlaneLanding, TrainFront } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { ListOption } from "#ui/option-row.tsx";

/** Milliseconds that a search in the specimen takes. */
const LOOKUP = 250;

const GLYPHS = { airport: PlaneLanding, station: TrainFront, hotel: Hotel, address: House };

function placesOf(locale: GalleryLocale): readonly ListOption[] {
  const { places, kinds, groups } = PLACE_TEXTS[locale];
  return places.map(([kind, primary, secondary, code]) => ({
    key: primary,
    primary,
    secondary,
    code,
    icon: <Icon glyph={GLYPHS[kind]} size={22} />,
    kind: kinds[kind],
    group: groups[kind],
  }));
}

type LiveProps = FieldBoxProps & {
  readonly locale: GalleryLocale;
  readonly start?: number;
  readonly invalid?: boolean;
};

/** A field with a few places of its own, which answers after a moment like a server. */
function LivePlace({ locale, start, ...field }: LiveProps) {
  const t = PLACE_TEXTS[locale];
  const places = placesOf(locale);
  const [chosen, setChosen] = useState(start === undefined ? undefined : places[start]);
  const [typed, setTyped] = useState("");
  const [answered, setAnswered] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(typed), LOOKUP);
    return () => clearTimeout(timer);
  }, [typed]);
  const wanted = answered.trim().toLowerCase();
  const found = places.filter(({ primary, code = "" }) => `${primary} ${code}`.toLowerCase().includes(wanted));
  return (
    <Combobox
      {...field}
      icon={chosen?.icon ?? <Icon glyph={MapPin} size={22} />}
      text={chosen?.primary ?? typed}
      detail={chosen?.secondary}
      code={chosen?.code}
      options={found}
      searching={answered !== typed}
      placeholder={t.prompt}
      loadingText={t.looking}
      emptyText={t.none}
      resultsText={t.found(found.length)}
      clearLabel={`${t.clear}: ${field.label}`}
      onTextChange={(text) => {
        setChosen(undefined);
        setTyped(text);
      }}
      onPick={(place) => {
        setChosen(place);
        setTyped("");
      }}
    />
  );
}

/** A field whose list has nothing to show: it waits, found nothing, or failed. */
function BarePlace({
  locale,
  label,
  way,
}: { readonly way: "searching" | "empty" | "lost" } & Pick<LiveProps, "locale" | "label">) {
  const t = PLACE_TEXTS[locale];
  const [text, setText] = useState(way === "empty" ? t.mistyped : t.typed);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsking(false), LOOKUP * 4);
    return () => clearTimeout(timer);
  }, [asking]);
  return (
    <Combobox
      label={label}
      icon={<Icon glyph={MapPin} size={22} />}
      text={text}
      options={[]}
      searching={way === "searching" || asking}
      placeholder={t.prompt}
      loadingText={t.looking}
      emptyText={t.none}
      failure={
        way === "lost" && !asking ? { text: t.failed, retryLabel: t.retry, onRetry: () => setAsking(true) } : undefined
      }
      clearLabel={`${t.clear}: ${label}`}
      onTextChange={setText}
      onPick={() => undefined}
    />
  );
}

function Show({ locale }: Scene) {
  const t = PLACE_TEXTS[locale];
  return (
    <Card>
      <States>
        <LivePlace locale={locale} label={t.from} size="large" start={0} />
        <LivePlace locale={locale} label={t.to} size="large" hint={t.hint} />
        <LivePlace locale={locale} label={t.stop} start={8} />
        <BarePlace locale={locale} label={t.searching} way="searching" />
        <BarePlace locale={locale} label={t.empty} way="empty" />
        <BarePlace locale={locale} label={t.lost} way="lost" />
        <LivePlace locale={locale} label={t.invalid} error={t.error} />
        <LivePlace locale={locale} label={t.vague} warning={t.warning} start={7} />
        <LivePlace locale={locale} label={t.off} disabled start={1} />
        <LivePlace locale={locale} label={t.busy} busy start={5} />
      </States>
    </Card>
  );
}

/** An editable combobox over places. */
export const placeFieldSpecimen: Specimen = {
  key: "place-field",
  title: { ru: "Поле места", en: "Place field" },
  Show,
};

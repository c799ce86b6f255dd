import { useEffect, useRef, useState, type Ref } from "react";
import type { Suggestion } from "#contract/places.ts";
import { Combobox } from "#ui/combobox.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePage, type Page } from "#web/page/page.tsx";
import { useHydrated } from "#web/page/use-hydrated.ts";
import { usePagePart } from "#web/page/use-page-part.ts";
import { placeById, placeLookup } from "./lazy-lookups.ts";
import { placeGlyph, placeKindKey } from "./place-glyph.ts";
import { PLACE_SEARCH } from "./place-search.ts";
import type { Suggestions } from "./use-place-suggestions.ts";
import type { End, Side } from "./use-route-places.ts";

/** The message after Enter without a choice waits this long (PLC-22). */
export const NOT_FOUND_DELAY_MS = 100;

type PlaceFieldProps = {
  readonly side: Side;
  readonly end: End;
  readonly other: End;
  readonly error?: string;
  readonly onError: (isWrong: boolean) => void;
  readonly onChoose: (place: Suggestion) => void;
  readonly onClear: () => void;
  readonly onPlace: (id: string, place: Suggestion | null) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** One end of the route: type, see places at once, choose. Typing clears the chosen place (PLC-06). */
export function PlaceField({ side, end, other, error, onError, onChoose, onClear, onPlace, ref }: PlaceFieldProps) {
  const { t } = usePage();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosen = end.place ?? undefined;
  const [found, setFound] = useState<Suggestions>();
  const places = typed === "" ? [] : (found?.places ?? []);
  const isUnknown = end.id !== null && end.place === undefined && hydrated;
  const ById = usePagePart(placeById, isUnknown);
  const Lookup = usePagePart(placeLookup, typed !== "");
  const retry = typed === "" ? undefined : Lookup.lost ? Lookup.retry : found?.retry;
  const searching = typed !== "" && retry === undefined && (found?.searching ?? true);
  const label = t(`places.${side}`);
  const text = chosen?.structured_formatting.main_text ?? typed;

  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string) => {
    clearTimeout(timer.current);
    setTyped(next);
    onError(false);
    if (end.id !== null) onClear();
  };
  const pick = (key: string) => {
    const place = places.find(({ place_id }) => place_id === key);
    if (place === undefined) return;
    clearTimeout(timer.current);
    setTyped("");
    onChoose(place);
  };

  return (
    <>
      {isUnknown && end.id !== null && ById.Part && <ById.Part id={end.id} onPlace={onPlace} />}
      {typed !== "" && Lookup.Part && <Lookup.Part term={typed} other={other.place ?? undefined} onFound={setFound} />}
      <Combobox
        ref={ref}
        id={`place-${side}`}
        size="large"
        label={label}
        icon={<Icon glyph={placeGlyph(chosen)} size={22} />}
        text={text}
        detail={chosen?.structured_formatting.secondary_text}
        code={chosen?.iata ?? undefined}
        placeholder={t("places.placeholder")}
        options={places.map((place) => toOption(place, t))}
        searching={searching}
        failure={retry && { text: t("common.offline"), retryLabel: t("common.retry"), onRetry: retry }}
        busy={end.id !== null && end.place === undefined}
        emptyText={chosen || typed.trim().length < PLACE_SEARCH.nodeTermLength ? undefined : t("places.none")}
        loadingText={t("places.searching")}
        resultsText={t("places.results", { count: places.length })}
        clearLabel={t("places.clear", { field: label })}
        error={error ?? (end.place === null ? t("Finder.notFound") : undefined)}
        warning={chosen?.exactAddress === false ? t("Finder.exactAddress") : undefined}
        onTextChange={type}
        onPick={({ key }) => pick(key)}
        onEnterWithoutSelection={() => {
          if (chosen === undefined) timer.current = setTimeout(() => onError(true), NOT_FOUND_DELAY_MS);
        }}
        onFocus={placeLookup.preload}
      />
    </>
  );
}

function toOption(place: Suggestion, t: Page["t"]) {
  const kind = placeKindKey(place);
  const { main_text, secondary_text } = place.structured_formatting;
  return {
    key: place.place_id,
    primary: main_text,
    secondary: secondary_text,
    code: place.iata ?? undefined,
    icon: <Icon glyph={placeGlyph(place)} size={22} />,
    ...(kind && { kind: t(kind) }),
  };
}

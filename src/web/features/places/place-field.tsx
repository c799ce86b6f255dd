import { useState, type Ref } from "react";
import type { Suggestion } from "#contract/places.ts";
import { Combobox } from "#ui/combobox.tsx";
import { MapPin } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import type { PagePart } from "#web/page/page-part.ts";
import { usePage, type Page } from "#web/page/page.tsx";
import { useHydrated } from "#web/page/use-hydrated.ts";
import { usePagePart } from "#web/page/use-page-part.ts";
import { placeById, placeLookup } from "./lazy-lookups.ts";
import { isRefused, type ListedPlace } from "./listed-place.ts";
import { placeEnd } from "./place-end.ts";
import { placeKindOf } from "./place-kind-of.ts";
import type { PlaceLookupProps } from "./place-lookup.tsx";
import { placeProblemKey, type PlaceProblem } from "./place-problem.ts";
import { PLACE_SEARCH } from "./place-search.ts";
import type { Suggestions } from "./use-place-suggestions.ts";
import type { End } from "./use-route-places.ts";
import type { Typed } from "./use-search-step.ts";
import { useTypedChoice } from "./use-typed-choice.ts";

type PlaceFieldProps = {
  /** Part of its id, which nothing else on the page has. */
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly end: End;
  /** The place stays as it is. */
  readonly fixed?: boolean;
  /** Fields whose places are no choice for this one; the first of them tells where the search is. */
  readonly others: readonly End[];
  /** Searches for what is typed. */
  readonly lookup?: PagePart<PlaceLookupProps>;
  /** The shortest text that it searches for. */
  readonly termLength?: number;
  readonly problem: PlaceProblem | undefined;
  readonly onProblem: (problem: PlaceProblem | undefined) => void;
  readonly onChoose: (place: ListedPlace) => void;
  readonly onClear: () => void;
  readonly onPlace: (id: string, place: Suggestion | null) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

const NOTHING_TYPED: Typed = { text: "" };

/** One end of the route: type, see places at once, choose. Typing clears the chosen place. */
export function PlaceField({ end, others, ref, ...props }: PlaceFieldProps) {
  const { name, label, placeholder, problem, onProblem, onChoose, onClear, onPlace } = props;
  const { lookup = placeLookup, termLength = PLACE_SEARCH.nodeTermLength } = props;
  const { t, options } = usePage();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [found, setFound] = useState<Suggestions>();
  // A suggestion without coordinates is named in the field while it is looked up.
  const [picked, setPicked] = useState<ListedPlace>();
  // A place of the address, as after Back, wins over what was typed.
  const hasText = typed.text !== "" && end.id === null;
  const isShort = typed.text.trim().length < termLength;

  const elsewhere = others.map(({ id }) => id);

  const pick = (place: ListedPlace) => {
    choice.take();
    setTyped(NOTHING_TYPED);
    setFound(undefined);
    setPicked(place);
    onChoose(place);
  };
  const choice = useTypedChoice({ typed, found, elsewhere, onPick: pick, onProblem });
  const type = (text: string) => {
    choice.forget();
    setTyped({ text });
    if (text === "") setFound(undefined);
    onProblem(undefined);
    if (end.id !== null) onClear();
  };

  const isLoading = end.id !== null && end.place === undefined;
  const coming = isLoading && picked?.place_id === end.id ? picked.structured_formatting.main_text : undefined;
  const all = hasText ? (found?.places ?? []) : [];
  const field = placeEnd(
    end.place,
    coming ?? typed.text,
    // The place at the other end is no choice for this one.
    all.filter(({ place_id }) => !elsewhere.includes(place_id)),
  );
  const place = field.selectItem?.item;
  const lacks = isLoading || (place !== undefined && place.country === "");
  const ById = usePagePart(placeById, lacks && hydrated);
  const Lookup = usePagePart(lookup, hasText);
  const retry = !hasText ? undefined : Lookup.lost ? Lookup.retry : found?.retry;
  const shown = end.id === null ? problem : end.place === null ? "notFound" : undefined;

  return (
    <>
      {lacks && end.id !== null && ById.Part && <ById.Part key={end.id} id={end.id} known={place} onPlace={onPlace} />}
      {hasText && Lookup.Part && (
        <Lookup.Part
          typed={typed}
          hurried={choice.hurried}
          other={others[0]?.place ?? undefined}
          onFound={(now) => {
            setFound(now);
            choice.hear(now);
          }}
        />
      )}
      <Combobox
        ref={ref}
        id={`place-${name}`}
        size="large"
        label={label}
        disabled={props.fixed}
        icon={place === undefined ? <Icon glyph={MapPin} size={22} /> : <DrawnPart name="PlaceIcon" place={place} />}
        text={field.value}
        holdsChoice={place !== undefined || coming !== undefined}
        detail={place?.structured_formatting.secondary_text}
        code={place?.iata ?? undefined}
        placeholder={placeholder ?? t("places.placeholder")}
        options={field.list.map((listed) => toOption(listed, t))}
        searching={hasText && retry === undefined && (found?.searching ?? true)}
        failure={retry && { text: t("places.unanswered"), retryLabel: t("common.retry"), onRetry: retry }}
        busy={isLoading}
        emptyText={place || coming || isShort ? undefined : all.length > 0 ? t("places.same") : t("places.none")}
        loadingText={t("places.searching")}
        credits={options.credits?.places}
        resultsText={t("places.results", { count: field.list.length })}
        clearLabel={t("places.clear", { field: label })}
        error={shown && t(placeProblemKey(shown, name))}
        warning={place?.exactAddress === false ? t("Finder.exactAddress") : undefined}
        onTextChange={type}
        onPick={({ key }) => {
          const listed = field.list.find(({ place_id }) => place_id === key);
          if (listed !== undefined) pick(listed);
        }}
        onEnterWithoutSelection={(close) => {
          if (!hasText) return false;
          choice.settle(close);
          return true;
        }}
        onBlur={() => {
          // A tab that is left for another keeps what is being typed.
          if (hasText && document.hasFocus()) choice.settle();
        }}
        onFocus={lookup.preload}
      />
    </>
  );
}

function toOption(place: ListedPlace, t: Page["t"]) {
  const kind = placeKindOf(place);
  const { main_text, secondary_text } = place.structured_formatting;
  return {
    key: place.place_id,
    primary: main_text,
    secondary: secondary_text,
    code: place.iata ?? undefined,
    icon: <DrawnPart name="PlaceIcon" place={place} />,
    ...(kind && { kind: t(`places.kind.${kind}`) }),
    ...(isRefused(place) && { refusal: t("places.refused") }),
  };
}

import { useQuery, useQueryClient, keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import type { Suggestion } from "#contract/places.ts";
import { Combobox } from "#ui/combobox.tsx";
import { MapPin, Building2, Bus, Hotel, House, PlaneLanding, TrainFront } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { placeQuery } from "./place-query.ts";

/** Our own index is asked this soon after a keystroke, and the general search once the typing rests. */
const PAUSE_MS = { nodes: 120, places: 600 } as const;

/** The shortest text that each search takes. */
const LEAST = { nodes: 2, places: 3 } as const;

const nodesQuery = (api: ConsoleApi, term: string) =>
  queryOptions({
    queryKey: ["places", "nodes", term],
    queryFn: ({ signal }): Promise<readonly Suggestion[]> => api("findTransportNodes", { query: { term }, signal }),
  });

const generalQuery = (api: ConsoleApi, term: string) =>
  queryOptions({
    queryKey: ["places", "find", term],
    queryFn: ({ signal }): Promise<readonly Suggestion[]> => api("findPlaces", { query: { term }, signal }),
  });

/** The first place that a text finds, without the pauses of typing; undefined for none. */
async function firstFound(client: QueryClient, api: ConsoleApi, term: string): Promise<Suggestion | undefined> {
  const none: readonly Suggestion[] = [];
  if (term.length < LEAST.nodes) return undefined;
  const nodes = await client.fetchQuery(nodesQuery(api, term)).catch(() => none);
  if (nodes[0] !== undefined || term.length < LEAST.places) return nodes[0];
  return (await client.fetchQuery(generalQuery(api, term)).catch(() => none))[0];
}

/** What a search has found so far. */
interface FoundPlaces {
  readonly places: readonly Suggestion[];
  readonly isSearching: boolean;
  /** Set when nothing has answered. */
  readonly retry?: () => void;
}

/** Places for a typed text, by the calls of the public form: our own index at once, addresses added at the end of the list. */
function useFoundPlaces(text: string): FoundPlaces {
  const { api } = useConsole();
  const term = text.trim();
  const soon = useDelayed(term, PAUSE_MS.nodes, "");
  const rested = useDelayed(term, PAUSE_MS.places, "");
  const nodes = useQuery({
    ...nodesQuery(api, soon),
    enabled: term.length >= LEAST.nodes && soon.length >= LEAST.nodes,
    placeholderData: keepPreviousData,
  });
  const general = useQuery({
    ...generalQuery(api, rested),
    enabled: term === rested && rested.length >= LEAST.places,
  });
  if (term.length < LEAST.nodes) return { places: [], isSearching: false };
  const found = new Map<string, Suggestion>();
  for (const place of [...(nodes.data ?? []), ...(general.data ?? [])])
    if (!found.has(place.place_id)) found.set(place.place_id, place);
  const isSearching =
    term !== soon || nodes.isFetching || (term.length >= LEAST.places && (term !== rested || general.isFetching));
  const isLost = !isSearching && found.size === 0 && (nodes.isError || general.isError);
  return {
    places: [...found.values()],
    isSearching,
    ...(isLost && { retry: () => void Promise.all([nodes.refetch(), general.refetch()]) }),
  };
}

const GLYPHS: Readonly<Record<string, typeof MapPin>> = {
  airport: PlaneLanding,
  station: TrainFront,
  train_station: TrainFront,
  hotel: Hotel,
  "transport stop": Bus,
  transit_station: Bus,
  building: House,
  locality: Building2,
};

/** What kind of place it is, as an icon beside its name. */
function PlaceIcon({ types }: Pick<Suggestion, "types">) {
  const known = types.find((type) => type in GLYPHS);
  return <Icon glyph={GLYPHS[known ?? ""] ?? MapPin} size={20} />;
}

type PlaceSearchProps = {
  readonly label: string;
  /** Id of the chosen place; null for none yet. */
  readonly placeId: string | null;
  /** Hears of every choice, and with null that it was taken back by typing on. */
  readonly onChange: (place: Suggestion | null) => void;
  readonly error?: ReactNode;
  readonly placeholder?: string;
  readonly optional?: ReactNode;
};

/**
 * Takes a place by its name, address, code or coordinates, as travellers find it. The choice is kept by its id, so an
 * address of the page can name it.
 */
export function PlaceSearch({ label, placeId, onChange, error, placeholder, optional }: PlaceSearchProps) {
  const { t, api, credits } = useConsole();
  const client = useQueryClient();
  const [text, setText] = useState("");
  const typed = useRef("");
  const known = useQuery({ ...placeQuery(api, placeId ?? ""), enabled: placeId !== null });
  const place = placeId === null ? undefined : known.data;
  const { places, isSearching, retry } = useFoundPlaces(placeId === null ? text : "");
  const unknown = placeId !== null && known.isError ? t("console.place.unknown") : undefined;

  const pick = (picked: Suggestion) => {
    client.setQueryData(placeQuery(api, picked.place_id).queryKey, picked);
    setText("");
    typed.current = "";
    onChange(picked);
  };
  /** Whoever presses Enter before the answer has come gets its first place. */
  const hurry = async () => {
    const asked = text.trim();
    const first = await firstFound(client, api, asked);
    if (first !== undefined && typed.current.trim() === asked) pick(first);
  };

  return (
    <Combobox
      label={label}
      optional={optional}
      icon={place === undefined ? <Icon glyph={MapPin} size={20} /> : <PlaceIcon types={place.types} />}
      text={place?.structured_formatting.main_text ?? text}
      holdsChoice={place !== undefined}
      detail={place?.structured_formatting.secondary_text ?? ""}
      code={place?.iata ?? ""}
      placeholder={placeholder ?? t("console.place.placeholder")}
      options={places.map((found) => ({
        key: found.place_id,
        primary: found.structured_formatting.main_text,
        secondary: found.structured_formatting.secondary_text,
        icon: <PlaceIcon types={found.types} />,
        ...(found.iata !== null && { code: found.iata }),
      }))}
      searching={isSearching}
      busy={placeId !== null && known.isPending}
      emptyText={place === undefined && text.trim().length > 1 ? t("console.place.none") : undefined}
      loadingText={t("console.place.searching")}
      credits={credits.places}
      resultsText={t("console.place.found", { count: places.length })}
      failure={retry && { text: t("console.lost"), retryLabel: t("console.again"), onRetry: retry }}
      clearLabel={t("console.place.clear", { field: label })}
      error={error ?? unknown}
      onTextChange={(next) => {
        setText(next);
        typed.current = next;
        if (placeId !== null) onChange(null);
      }}
      onPick={({ key }) => {
        const picked = places.find((found) => found.place_id === key);
        if (picked !== undefined) pick(picked);
      }}
      onEnterWithoutSelection={(close) => {
        if (placeId !== null || text.trim() === "") return false;
        close();
        const [first] = isSearching ? [] : places;
        if (first === undefined) void hurry();
        else pick(first);
        return true;
      }}
    />
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import type { Suggestion } from "#contract/places.ts";
import { Combobox } from "#ui/combobox.tsx";
import { MapPin } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PlaceIcon } from "./place-icon.tsx";
import { placeQuery } from "./place-query.ts";
import { firstFound, useFoundPlaces } from "./use-found-places.ts";

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

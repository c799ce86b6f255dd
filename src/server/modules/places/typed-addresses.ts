import type { Place } from "#domain/places/place.ts";
import {
  addressMarks,
  addressReadings,
  endsLodging,
  type AddressMarks,
  type AddressReading,
} from "#domain/places/typed-address.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import { allNames, nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { plainText } from "#server/gazetteer/names/as-typed.ts";
import { countryNamed } from "#server/gazetteer/names/country-named.ts";
import { foldName, foldWords } from "#server/gazetteer/names/fold-name.ts";
import { otherCases } from "#server/gazetteer/names/other-cases.ts";
import { surroundings } from "#server/gazetteer/names/surroundings.ts";
import { isKindWord } from "#server/gazetteer/names/word-kinds.ts";
import { foundPlaceId } from "#server/modules/places/found-place-id.ts";
import { placeOfFound } from "#server/modules/places/found-places.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";
import { findPlace } from "#server/modules/places/place-at.ts";
import type { PlaceSearch } from "#server/modules/places/place-query.ts";

/** A hamlet is no town beside a street that happens to have its name. */
const TOWN_WEIGHT = 500;
/** When two towns fit about equally well, both are offered. */
const AS_LIKELY = 1;
const OFFERED_MAX = 3;
/** A region or a country that was named says more than the size of a town; so does the other end of the ride. */
const WORTH = { around: 4, sameCountry: 1.5, ownName: 1.5, apart: 1.5, perWord: 1.2, doubt: -2 } as const;
/** Between other words only a town this large is meant: "Hilton Paris Opera". */
const AMID_WEIGHT = 100_000;
const TOWNS_MAX = 6;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** An airport's town is at most this far away. */
const SERVED_KM = 130;

/** An address read from a text, and how likely that reading is. */
interface TypedAddress {
  readonly town: Place;
  readonly text: string;
  readonly marks: AddressMarks;
  readonly worth: number;
}

/** What typed addresses need: the towns, and the secret that signs the ids of places that stand in no table. */
export interface AddressGround {
  readonly gazetteer: Gazetteer;
  readonly secret: string;
}

/** The addresses that a text may mean, likeliest first, and whether the text can be nothing else. */
export interface TypedAddresses {
  readonly places: readonly Place[];
  readonly isCertain: boolean;
}

/**
 * Reads a text as a street, a house or a hotel beside a town we know. The place it gives stands where the town does, is priced
 * as the town, and carries the text; it says that it is not exact until the traveller moves the pin.
 */
export function typedAddresses({ gazetteer, secret }: AddressGround, search: PlaceSearch): TypedAddresses {
  const other = search.otherPlaceId === undefined ? undefined : findPlace(gazetteer, search.otherPlaceId);
  const all = readAll(gazetteer, search.term, other);
  const best = Math.max(-Infinity, ...all.map(({ worth }) => worth));
  const likely = all.filter(({ worth }) => worth >= best - AS_LIKELY).toSorted((a, b) => b.worth - a.worth);
  const towns = [...new Map(likely.map((address) => [address.town.id, address])).values()].slice(0, OFFERED_MAX);
  const isCertain = towns.some(({ marks }) => marks.isStreet || marks.isLodging);
  return {
    places: towns.flatMap((address) => placeOf({ gazetteer, secret }, address, search.locale, towns.length > 1) ?? []),
    isCertain,
  };
}

function readAll(gazetteer: Gazetteer, term: string, other: Place | undefined): TypedAddress[] {
  const found: TypedAddress[] = [];
  // The same words are read as a town beside several others, and the same town is met under several names.
  const named = new Map<string, readonly Place[]>();
  const around = new Map<string, ReadonlySet<string>>();
  for (const reading of addressReadings(term)) {
    const { town: name, isInCase, isApart } = reading;
    const key = `${isInCase} ${name}`;
    const towns = named.get(key) ?? townsOf(gazetteer, name, isInCase);
    named.set(key, towns);
    for (const town of towns) {
      const known = around.get(town.id) ?? wordsAround(town);
      around.set(town.id, known);
      const read = readBeside(town, known, reading);
      if (read === undefined) continue;
      const isNear = other !== undefined && other.country === town.country;
      const worth =
        Math.log10(Math.max(town.weight, 10)) +
        WORTH.around * read.fits +
        WORTH.perWord * name.split(" ").length +
        // "Bali" beside a hotel is the island, whose town has another name.
        ([...allNames(town.name), ...allNames(town.near)].some((own) => isSpelling(name, own)) ? WORTH.ownName : 0) +
        (isApart ? WORTH.apart : 0) +
        (read.isAmid && !endsLodging(reading.around) ? WORTH.doubt : 0) +
        // Spa is a town in Belgium, and seldom meant.
        (endsLodging(name) && !isApart ? WORTH.doubt : 0) +
        (isNear ? WORTH.sameCountry : 0);
      found.push({ town, text: read.text, marks: read.marks, worth });
    }
  }
  if (found.length > 0) return found;
  // Nobody names the town twice: a street alone is one in the town of the other end.
  const marks = addressMarks(term);
  const town = other && townAround(gazetteer, other);
  return marks.isStreet && town !== undefined ? [{ town, text: term, marks, worth: 0 }] : [];
}

/** Towns by their name: "в Москве" means Moscow, and the name of a country means no village elsewhere. */
function townsOf(gazetteer: Gazetteer, name: string, isInCase: boolean): Place[] {
  const readings = [name, ...(isInCase ? otherCases(name.split(" ")).map((words) => words.join(" ")) : [])];
  const country = countryNamed(name);
  return readings
    .flatMap((reading) => gazetteer.townsNamed(reading))
    .filter((town) => town.weight >= TOWN_WEIGHT && (country === undefined || country === town.country))
    .slice(0, TOWNS_MAX);
}

/** What stands beside a town: its address, and how well the rest goes with the town. */
interface ReadBeside {
  readonly text: string;
  readonly marks: AddressMarks;
  /** How many parts name the region or the country around the town. */
  readonly fits: number;
  readonly isAmid: boolean;
}

/** The folded words of the region and the country around a town. */
function wordsAround(town: Place): ReadonlySet<string> {
  return new Set([...surroundings(town), foldName(town.near.en), foldName(town.near.ru)]);
}

/** Sorts the words beside a town into its address and what lies around it; undefined when they contradict the town. */
function readBeside(
  town: Place,
  known: ReadonlySet<string>,
  { others, around, whole }: AddressReading,
): ReadBeside | undefined {
  const isAround = (part: string): boolean =>
    known.has(foldName(part)) || (foldWords(part).length > 0 && foldWords(part).every((word) => known.has(word)));
  const isAmid = around !== "" && !isAround(around);
  if (isAmid && town.weight < AMID_WEIGHT && !endsLodging(around)) return undefined;
  const address = others.filter((part) => !isAround(part));
  if ([...address, around].some((part) => isElsewhere(part, town))) return undefined;
  // Words on both sides of a great city, or a "Resort" behind a town, are all of one name: "Hilton Paris Opera".
  const text = isAmid ? whole : address.join(", ").trim();
  const marks = addressMarks(text);
  // "Moscow airport 2" is an airport and no house.
  const isHub = foldWords(text).some((word) => isKindWord(word)) && !marks.isLodging;
  if (!marks.isTelling || isHub) return undefined;
  const fits = others.length - address.length + (around === "" || isAmid ? 0 : 1);
  return { text, marks, fits, isAmid };
}

/** Whether a text is this name: letter by letter, as folding makes La Vale of "la Vallee", or its sound in the other alphabet. */
function isSpelling(typed: string, name: string): boolean {
  if (foldName(typed) !== foldName(name)) return false;
  return CYRILLIC.test(typed) !== CYRILLIC.test(name) || plainText(typed) === plainText(name);
}

function isElsewhere(part: string, town: Place): boolean {
  const country = countryNamed(part);
  return country !== undefined && country !== town.country;
}

/** The town that a place belongs to: an airport's is the one it serves. */
function townAround(gazetteer: Gazetteer, place: Place): Place | undefined {
  if (place.kind === "locality") return place;
  const served = gazetteer.townsNamed(place.near.en).find(({ point }) => distanceKm(point, place.point) <= SERVED_KM);
  return served ?? gazetteer.nearestTown(place.point);
}

function placeOf(
  { gazetteer, secret }: AddressGround,
  { town, text, marks }: TypedAddress,
  locale: PlaceSearch["locale"],
  isOneOfMany: boolean,
): Place | undefined {
  const near = [nameIn(town.name, locale), ...(isOneOfMany ? [nameIn(town.near, locale)] : [])];
  const found: FoundPlace = {
    kind: marks.isLodging && !marks.isStreet ? "hotel" : "other",
    point: town.point,
    country: town.country,
    name: text.charAt(0).toUpperCase() + text.slice(1),
    address: near.filter((part) => part !== "").join(", "),
    exact: false,
  };
  return placeOfFound(gazetteer, foundPlaceId(secret, found), found);
}

/** A text read as something that stands in a town: a street and a number, or a hotel by its name. */
export interface AddressReading {
  /** The words that may name the town. */
  readonly town: string;
  /** The other parts in the order they were typed; one of them may name the region or the country. */
  readonly others: readonly string[];
  /** Words that can only be a region or a country, because they stand outside the town and the address. */
  readonly around: string;
  /** All of the text, with the town where it was typed. */
  readonly whole: string;
  /** A preposition stands before the town, so its name may be in another case: "в Москве". */
  readonly isInCase: boolean;
  /** Commas stand around the town, so nothing else is meant by it. */
  readonly isApart: boolean;
}

/** A longer text is no address. */
export const ADDRESS_MAX_LENGTH = 120;
const WORDS_MAX = 14;
/** "Santa Cruz de Tenerife" has four words, most towns have one. */
const TOWN_WORDS_MAX = 4;
const AROUND_WORDS_MAX = 3;

const HAS_DIGIT = /\d/;
const POSTCODE = /^\d{5,6}$/;
/** What is left of a text once pictures and other signs are gone; letters and digits of any alphabet stay. */
const SIGNS = /[^\p{L}\p{M}\p{N}\s,.'’"«»№/&()+-]/gu;
const TOWN_PREFIX = /^(?:г\.?|гор\.|город|city of)\s+/iu;
const PREPOSITION = /\s+(?:в|во|in|at|à|en)$/iu;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/**
 * Every way to read a text as an address in a town, whatever stands first and with or without commas. Which of them is meant
 * only the names of towns can tell.
 */
export function addressReadings(text: string): AddressReading[] {
  const clean = text.normalize("NFC").replace(SIGNS, " ").replace(/\s+/g, " ").trim();
  if (clean.length > ADDRESS_MAX_LENGTH || wordsOf(clean).length > WORDS_MAX) return [];
  const parts = clean
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !POSTCODE.test(part));
  return parts.flatMap((part, at) =>
    townsIn(part, parts.length === 1).map(({ town, rest, around, isInCase, isApart }) => ({
      town,
      around,
      whole: parts.join(", "),
      isInCase,
      isApart,
      others: [...parts.slice(0, at), ...rest, ...parts.slice(at + 1)],
    })),
  );
}

interface TownInPart extends Omit<AddressReading, "others" | "whole"> {
  readonly rest: readonly string[];
}

/** The towns that may stand at the beginning or the end of a part, or be all of it but for a postcode. */
function townsIn(part: string, isAlone: boolean): TownInPart[] {
  const words = wordsOf(part.replace(TOWN_PREFIX, ""));
  const found: TownInPart[] = [];
  const plain = words.filter((word) => !HAS_DIGIT.test(word));
  if (!isAlone && plain.length > 0) {
    const code = words.filter((word) => HAS_DIGIT.test(word) && !POSTCODE.test(word)).join(" ");
    found.push({ town: plain.join(" "), rest: code === "" ? [] : [code], around: "", isInCase: false, isApart: true });
  }
  const add = (from: number, to: number, outside: readonly string[], inside: readonly string[]): void => {
    const town = words.slice(from, to);
    if (inside.length === 0 || town.length === 0 || town.some((word) => HAS_DIGIT.test(word))) return;
    if (isStreetName(words[from - 1], town.at(-1), words[to])) return;
    const isAround = outside.every((word) => !HAS_DIGIT.test(word));
    const beside = inside.join(" ");
    found.push({
      town: town.join(" "),
      // A postcode or a house number behind the town belongs to the address.
      rest: [beside.replace(PREPOSITION, ""), ...(isAround ? [] : [outside.join(" ")])],
      around: isAround ? outside.join(" ") : "",
      isInCase: PREPOSITION.test(beside),
      isApart: false,
    });
  };
  for (let length = Math.min(TOWN_WORDS_MAX, words.length - 1); length > 0; length -= 1) {
    for (let outside = 0; outside <= AROUND_WORDS_MAX; outside += 1) {
      const last = words.length - outside;
      if (last - length > 0) add(last - length, last, words.slice(last), words.slice(0, last - length));
      if (outside + length < words.length) {
        add(outside, outside + length, words.slice(0, outside), words.slice(outside + length));
      }
    }
  }
  return found;
}

/** Words that follow the name of a street, and words that stand before it. */
const AFTER_NAME: ReadonlySet<string> = new Set(
  wordsOf(
    "street st road rd avenue ave lane ln square sq boulevard blvd drive dr way court ct highway caddesi cad sokak sok",
  ),
);
const BEFORE_NAME: ReadonlySet<string> = new Set(
  wordsOf(
    "rue avenida calle carrer paseo plaza via viale piazza corso largo rua ulica de du des del della di of the der",
  ),
);
const ADJECTIVE = /(?:ий|ый|ой|ая|яя|ое|ее)$/iu;

/** "London Road", "rue de Namur" and "Октябрьский проспект" name streets, although each has a town's name in it. */
function isStreetName(before = "", name = "", after = ""): boolean {
  if (BEFORE_NAME.has(lower(before)) || AFTER_NAME.has(lower(after))) return true;
  return ADJECTIVE.test(name) && STREET.has(lower(after));
}

const STREET: ReadonlySet<string> = new Set(
  wordsOf(
    "улица ул проспект пр пр-т просп проезд пр-д переулок пер площадь пл бульвар б-р бул шоссе ш набережная наб аллея тупик " +
      "микрорайон мкр квартал дом д корпус корп строение стр подъезд кв " +
      "street st road rd avenue ave av lane ln square sq boulevard blvd drive dr place pl way court ct highway " +
      "rue avenida calle carrer paseo plaza via viale piazza corso largo rua strasse straße platz allee weg gasse " +
      "caddesi cad sokak sok bulvari ulica ulice namesti",
  ),
);
const LODGING: ReadonlySet<string> = new Set(
  wordsOf(
    "отель гостиница гостинница хостел апартаменты апарт-отель мотель санаторий пансионат вилла жк бц тц трц " +
      "hotel hotels hostel apartments apartment aparthotel motel resort inn villa hôtel otel residence suites",
  ),
);
/** Words that end the name of a house for guests and say nothing by themselves: "Kemer Resort & Spa". */
const LODGING_END: ReadonlySet<string> = new Set(
  wordsOf("& and и spa beach club suites спа бич клуб резорт ресорт курорт сьютс"),
);
const TERMINAL: ReadonlySet<string> = new Set(["terminal", "терминал", "gate", "выход"]);

const lower = (word: string): string => word.toLowerCase().replace(/\.$/u, "");

/** Whether words behind a town only end the name of a hotel that has the town in it. */
export function endsLodging(words: string): boolean {
  return wordsOf(words).every((word) => LODGING.has(lower(word)) || LODGING_END.has(lower(word)));
}

/** What the words of an address say about it. */
export interface AddressMarks {
  /** A house or a street: it can be nothing but an address. */
  readonly isStreet: boolean;
  /** A hotel, a villa, a block of flats. */
  readonly isLodging: boolean;
  /** Something that tells it from all others of its town: a number, "street" or "hotel" alone says nothing. */
  readonly isTelling: boolean;
}

/** Reads what an address says about itself. */
export function addressMarks(text: string): AddressMarks {
  const all = wordsOf(text.replaceAll(",", " ")).map(lower);
  const named = all.filter((word) => !HAS_DIGIT.test(word) && !STREET.has(word) && !LODGING.has(word));
  const hasNumber = all.some((word) => /^\d{1,5}[\p{L}\d/-]{0,5}$/u.test(word));
  // "5th Avenue 700" has a name, although each of its words has a digit or is a common one.
  const isOrdinal = all.some((word) => /^\d+(?:st|nd|rd|th|й|я|ая|ой)$/u.test(word)) && all.length > 2;
  const isTelling = isOrdinal || named.some((word) => (word.match(/\p{L}/gu) ?? []).length >= 3);
  return {
    isStreet:
      isTelling && !all.some((word) => TERMINAL.has(word)) && (hasNumber || all.some((word) => STREET.has(word))),
    isLodging: isTelling && all.some((word) => LODGING.has(word)),
    isTelling,
  };
}

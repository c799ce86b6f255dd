import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { isGeoPoint } from "#domain/values/geo-point.ts";
import type { Gazetteer, PlaceQuery } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { countryName } from "#server/gazetteer/names/country-names.ts";

const DATA = join(import.meta.dirname, "../../../data");

let gazetteer: Gazetteer;

beforeAll(async () => {
  gazetteer = await loadGazetteer(DATA);
});

function found(term: string, more: Partial<PlaceQuery> = {}): string[] {
  return gazetteer.find({ term, locale: "ru", limit: 10, ...more }).map((place) => place.iata ?? place.name.en);
}

it.each([
  ["шерем", "SVO"],
  ["шереметьево", "SVO"],
  ["Шереметево", "SVO"],
  ["sheremetyevo", "SVO"],
  ["москва", "Moscow"],
  ["moscow", "Moscow"],
  ["heathrow", "LHR"],
  ["хитроу", "LHR"],
  ["london", "London"],
  ["лондан", "London"],
  ["SVO", "SVO"],
  ["cdg", "CDG"],
  ["UUEE", "SVO"],
  ["ldn", "London"],
  ["домодедво", "DME"],
  ["внуково", "VKO"],
  ["шарль де голль", "CDG"],
  ["de gaulle", "CDG"],
  ["шарльдеголль", "CDG"],
  ["анталия", "Antalya"],
  ["antaliya", "Antalya"],
  ["кемер", "Kemer"],
  ["kemer antalya", "Kemer"],
  ["сиде", "Side"],
  ["париж", "Paris"],
  ["нижний новгрод", "Nizhny Novgorod"],
  ["нижний-новгород", "Nizhny Novgorod"],
  ["петербург", "Saint Petersburg"],
  ["дубай марина", "Dubai Marina"],
  ["istanbul", "Istanbul"],
  ["İSTANBUL", "Istanbul"],
  ["сочи", "Sochi"],
  ["красная поляна", "Krasnaya Polyana"],
  ["форте дей марми", "Forte dei Marmi"],
  ["сабиха гекчен", "SAW"],
  ["аэропорт дубай", "DXB"],
  ["мармарис", "Marmaris"],
  ["аэропорт вены", "VIE"],
  ["аэропорт лондона", "LHR"],
  ["аэропорт нижнего новгорода", "GOJ"],
  ["вокзал казани", "Kazan Station"],
  ["жд вокзал адлер", "Adler Station"],
  ["lhr t5", "LHR"],
  ["svo терминал c", "SVO"],
  ["gatwick north terminal", "LGW"],
  ["turkey", "AYT"],
  ["montenegro", "TGD"],
  ["монако", "Monaco"],
  ["gare du nord", "Paris Gare du Nord"],
  ["казанский вокзал", "Kazansky Station"],
  ["термини", "Roma Termini"],
  ["вокзал казань", "Kazan Station"],
  ["московский вокзал спб", "Moskovsky Station"],
  ["side turkey", "Side"],
  ["heathrow terminal 5", "LHR"],
  ["шереметьево терминал с", "SVO"],
  ["питер", "Saint Petersburg"],
  ["мск", "Moscow"],
  ["красаня поялна", "Krasnaya Polyana"],
  ["milano", "Milan"],
  ["klia", "KUL"],
  ["турция", "AYT"],
  ["краснодарский край", "Krasnodar"],
  ["бавария", "Munich"],
  ["jbr дубай", "Jumeirah Beach Residence"],
  ["vjcrdf", "Moscow"],
])("typing «%s» offers %s first", (term, first) => {
  expect(found(term)[0]).toBe(first);
});

it("a town is followed by its own airports before its namesakes", () => {
  expect(found("москва").slice(1, 4).toSorted()).toEqual(["DME", "SVO", "VKO"]);
  expect(found("london").slice(1, 3)).toEqual(["LHR", "LGW"]);
  expect(found("antalya").slice(0, 2)).toEqual(["Antalya", "AYT"]);
  expect(gazetteer.find({ term: "london", locale: "en", limit: 1 })[0]?.country).toBe("GB");
  expect(gazetteer.find({ term: "париж", locale: "ru", limit: 1 })[0]?.country).toBe("FR");
});

it("a city's main airport comes first, though a remote one has the city's name", () => {
  for (const [city, main] of [
    ["барселона", "BCN"],
    ["милан", "MXP"],
    ["каир", "CAI"],
    ["лондон", "LHR"],
    ["venice", "VCE"],
  ] as const) {
    expect([city, found(city)[1]]).toEqual([city, main]);
  }
});

it("an airport comes before a village of the same name", () => {
  expect(found("Внуково")[0]).toBe("VKO");
  expect(found("Домодедово")[0]).toBe("DME");
});

it("a metro-area code finds its town and all its airports", () => {
  expect(found("MOW").slice(0, 4).toSorted()).toEqual(["DME", "Moscow", "SVO", "VKO"]);
});

it("the country of the other end changes the order of namesakes", () => {
  const first = (term: string, more: Partial<PlaceQuery>) =>
    gazetteer.find({ term, locale: "en", limit: 9, ...more })[0];
  expect(first("alexandria", { country: "EG" })?.country).toBe("EG");
  expect(first("birmingham", {})?.country).toBe("GB");
  expect(first("birmingham", { country: "US", near: { lat: 33.75, lng: -84.39 } })?.country).toBe("US");
});

it.each([
  ["SVO", ["SVO"]],
  ["svo", ["SVO"]],
  ["VKO", ["VKO"]],
  ["SVO. ", ["SVO"]],
  ["(svo)", ["SVO"]],
  ["ＬＨＲ,", ["LHR"]],
  ["lhr airport", ["LHR"]],
  ["аэропорт dme", ["DME"]],
  ["moscow svo", ["SVO"]],
  ["Нижний Новгород", ["Nizhny Novgorod", "GOJ"]],
])("F12: an exact code or name brings no noise after it: «%s»", (term, expected) => {
  const airportsAndTowns = gazetteer
    .find({ term, locale: "ru", limit: 10 })
    .filter(({ kind }) => kind !== "station")
    .map((place) => place.iata ?? place.name.en);
  expect(airportsAndTowns).toEqual(expected);
});

it.each([
  ["las vegas", "Las Vegas"],
  ["goa airport", "GOI"],
])("a short word that is part of a name, or a name itself, is no code: «%s»", (term, expected) => {
  expect(found(term)[0]).toBe(expected);
});

it("F12: what goes on from a code in small letters stays, and so does a great city that a slip may mean", () => {
  expect(found("san")).toContain("SFO");
  expect(found("пикин")).toContain("Beijing");
});

it.each(["zzzzqq", "жпж", "qqqqqq", "qqqqzzzz", "mhgfdk", "sdfsdf"])(
  "F12: nonsense finds nothing rather than a far village: «%s»",
  (term) => {
    expect(found(term)).toEqual([]);
  },
);

it.each([
  ["Moscow", "JFK", "US", "RU"],
  ["Moscow", "ORD", "US", "RU"],
  ["Valencia", "MAD", "ES", "VE"],
  ["Valencia", "CCS", "VE", "ES"],
  ["London", "YYZ", "CA", "GB"],
  ["Santa Cruz", "MEX", "MX", "BO"],
])("F16: «%s» beside %s is first in %s, and the one in %s is found as well", (term, other, home, abroad) => {
  const end = gazetteer.find({ term: other, locale: "en", limit: 1 })[0];
  const context = { country: end?.country ?? "", near: end?.point ?? { lat: 0, lng: 0 } };
  const countries = gazetteer.find({ term, locale: "en", limit: 10, ...context }).map(({ country }) => country);
  expect(countries[0]).toBe(home);
  expect(countries).toContain(abroad);
});

it.each([
  ["chamonix", "GVA", "FR"],
  ["Шамони", "GVA", "FR"],
  ["Bratislava", "VIE", "SK"],
  ["Братислава", "VIE", "SK"],
  ["vienna", "BTS", "AT"],
  ["geneva", "NCY", "CH"],
])("F16: a short drive counts more than the border: «%s» beside %s is in %s", (term, other, country) => {
  const end = gazetteer.find({ term: other, locale: "en", limit: 1 })[0];
  if (end === undefined) throw new Error(`${other} is not in the pack`);
  const [first] = gazetteer.find({ term, locale: "en", limit: 1, country: end.country, near: end.point });
  expect(first?.country).toBe(country);
});

it.each([
  ["Valencia", "ES"],
  ["Валенсия", "ES"],
  ["Toledo", "ES"],
  ["Birmingham", "GB"],
])("F16: «%s» alone is the one that travellers go to, in %s", (term, country) => {
  expect(gazetteer.find({ term, locale: "en", limit: 1 })[0]?.country).toBe(country);
});

it("F16: the exact name of a great city is found beside any other end, however far", () => {
  const cities =
    "Moscow London Paris Rome Athens Vienna Berlin Madrid Lisbon Dublin Cairo Sydney Delhi Santiago Lima Milan";
  for (const city of cities.split(" ")) {
    const [alone] = gazetteer.find({ term: city, locale: "en", limit: 1 });
    for (const code of ["JFK", "LHR", "SVO", "GRU", "NRT"]) {
      const [end] = gazetteer.find({ term: code, locale: "en", limit: 1 });
      if (end === undefined) throw new Error(`${code} is not in the pack`);
      const beside = gazetteer.find({ term: city, locale: "en", limit: 10, country: end.country, near: end.point });
      expect([city, code, beside.some(({ id }) => id === alone?.id)]).toEqual([city, code, true]);
    }
  }
});

it("F22: countries are called as people say them, and are found by the standard's names too", () => {
  expect(["US", "AE", "KR"].map((code) => countryName(code, "ru"))).toEqual(["США", "ОАЭ", "Южная Корея"]);
  for (const term of ["сша", "соединенные штаты"]) {
    expect(gazetteer.find({ term, locale: "ru", limit: 1 })[0]?.country).toBe("US");
  }
});

it("only the requested kinds are offered", () => {
  const airports = gazetteer.find({ term: "london", locale: "en", limit: 10, kinds: new Set(["airport"]) });
  expect(airports.length).toBeGreaterThan(4);
  expect(airports.every((place) => place.kind === "airport")).toBe(true);
});

it("a place is found again by its id and by its number, and an unknown id or number finds nothing", () => {
  const moscow = gazetteer.byId("g524901");
  expect(moscow).toMatchObject({
    name: { en: "Moscow", ru: "Москва" },
    country: "RU",
    zone: "Europe/Moscow",
    number: 524901,
  });
  expect(gazetteer.byNumber(524901)).toEqual(moscow);
  const sheremetyevo = gazetteer.find({ term: "SVO", locale: "ru", limit: 1 })[0];
  expect(sheremetyevo).toMatchObject({
    name: { ru: "Шереметьево" },
    near: { en: "Moscow", ru: "Москва" },
    icao: "UUEE",
  });
  expect(gazetteer.byNumber(sheremetyevo?.number ?? 0)).toEqual(sheremetyevo);
  for (const id of ["", "g", "g0", "g99999999", "a1", "524901", "__proto__", "x999999999999"]) {
    expect(gazetteer.byId(id)).toBeUndefined();
  }
  for (const number of [-1, 0, 1.5, NaN, Infinity, 2 ** 31]) expect(gazetteer.byNumber(number)).toBeUndefined();
});

it("a pin on an airport's grounds means the airport, one in town means the town, one at sea means nothing", () => {
  expect(gazetteer.nearest({ lat: 55.97, lng: 37.41 }, 60)?.iata).toBe("SVO");
  expect(gazetteer.nearest({ lat: 51.47, lng: -0.45 }, 60)?.iata).toBe("LHR");
  expect(gazetteer.nearest({ lat: 55.75, lng: 37.62 }, 60)?.name.en).toBe("Moscow");
  expect(gazetteer.nearest({ lat: 0, lng: -30 }, 60)).toBeUndefined();
  expect(gazetteer.nearest({ lat: NaN, lng: 0 }, 60)).toBeUndefined();
});

it("a text that is empty or has no words finds nothing", () => {
  for (const term of ["", "   ", "-", "!?", "\u0000", "日本語", "-1", "3.14", "14:30", "12", "١٢٣", "🏨🏨"])
    expect(found(term)).toEqual([]);
  expect(found("москва", { limit: 0 })).toEqual([]);
});

it("no text can make the search throw", () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return seed % below;
  };
  const ranges = [0x80, 0x500, 0x3000, 0x10_ffff];
  for (let round = 0; round < 500; round += 1) {
    const length = 1 + random(round % 50 === 0 ? 300 : 12);
    const term = Array.from({ length }, () => String.fromCodePoint(random(ranges[random(4)] ?? 128))).join("");
    expect(gazetteer.find({ term, locale: "en", limit: 8 }).length).toBeLessThanOrEqual(8);
  }
});

it("every found place has a point on the globe", () => {
  for (const place of gazetteer.find({ term: "san", locale: "en", limit: 50 }))
    expect(isGeoPoint(place.point)).toBe(true);
});

it.each([
  ["London Heathrow (LHR)", "LHR"],
  ["Аэропорт Шереметьево (SVO)", "SVO"],
  ["Sheremetyevo SVO", "SVO"],
  ["SVO Sheremetyevo", "SVO"],
  ["Moscow, SVO", "SVO"],
  ["Paris (CDG), France", "CDG"],
  ["Suvarnabhumi [bkk]", "BKK"],
])("a code beside a name, as other software writes airports, is understood: %s (contract 2.2)", (term, code) => {
  expect(gazetteer.find({ term, locale: "en", limit: 3 })[0]?.iata).toBe(code);
});

it("three capitals beside a name of another place are not taken for a code", () => {
  expect(gazetteer.find({ term: "SAN Francisco", locale: "en", limit: 1 })[0]?.name.en).toMatch(/San Francisco/);
  expect(gazetteer.find({ term: "NEW York", locale: "en", limit: 1 })[0]?.name.en).toMatch(/New York/);
});

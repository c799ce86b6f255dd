import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";

const DATA = join(import.meta.dirname, "../../../../data");

let gazetteer: Gazetteer;

beforeAll(async () => {
  gazetteer = await loadGazetteer(DATA);
});

const found = (term: string): string[] =>
  gazetteer.find({ term, locale: "ru", limit: 3 }).map((place) => place.iata ?? place.name.en);

/** Hands laid on the keyboard, syllables said over and over, words that mean something else. */
const NONSENSE =
  "блабла,бла бла,qzqzqz,asdf,asdfasdf,asdfgh,asdfghjkl,фыва,фывапр,фывафыва,лялялю,ляляля,hjkl,jkljkl,foo bar baz qux," +
  "qwerty,qwertyuiop,zxcvbn,zxcvbnm,йцукен,йцукенгшщз,йцуйцу,ячсмит,blablabla,blah blah,абракадабра,abracadabra,lorem ipsum," +
  "aaaa,ааааа,bababa,бабаба,кукукуку,гыгыгы,хахаха,hahaha,lalala,nanana,dfgdfg,fghfgh,sdfgsdfg,kjhkjh,wqwqwq,zxzxzx,хзхзхз," +
  "ывывыв,жжжж,пыщпыщ,не знаю,mnbvcx,poiuyt,lkjhgf,оооооо,вжихвжих,glorp,snarf,blorg,kdjfhg,oiuoiu,zzyzx,крякозябра,хрюндель," +
  "шмурдяк,qazwsx,йфяцыч,ололо,лолкек,azaza,мяумяу,гавгав,пиупиу";

it("F12: nonsense finds nothing, however much it sounds like a place far away", () => {
  const wrong = NONSENSE.split(",").filter((term) => found(term).length > 0);
  expect(wrong.map((term) => `${term}: ${found(term).join(", ")}`)).toEqual([]);
});

/** Slips of the hand and of the ear in names of places people travel to, with what is among the first three. */
const SLIPS: Readonly<Record<string, string>> = {
  Moscow: "Мосва Масква Москав Моксва Мосвка",
  SVO: "Шереметево Шереметьего Шереметьвео Шерметьево",
  DME: "Домодедого Дамодедово",
  VKO: "Внкуово Внуквоо",
  LED: "Пулкого",
  "Saint Petersburg": "Петербруг Питербург",
  Kazan: "Казнаь",
  Adler: "Адлре",
  Krasnodar: "Краснадар",
  Novosibirsk: "Новосибиркс",
  Kaliningrad: "Калинингард",
  Barcelona: "Барселна Barselona Barcelna",
  "Frankfurt am Main": "Frankfrut Франкфрут",
  Phuket: "Пхукт Пукет Phukt",
  Istanbul: "Стамбл Стабмул Istambul Istanbl",
  Antalya: "Антлаья Анатлия Antlaya",
  Kemer: "Кемре",
  Bodrum: "Бодурм",
  Marmaris: "Мармирис",
  Dubai: "Дубия Dubay Дубйа",
  London: "Лодон Лондн Londn Lodnon Лондан",
  LHR: "Хитро Хитороу Heatrow Hethrow",
  LGW: "Gatwik",
  STN: "Stansed",
  AMS: "Schipol Схиполл",
  Berlin: "Берилн Belrin",
  Munich: "Мюнехн Мюнхн Munchen Muinch",
  Vienna: "Viena",
  Prague: "Прагга Pragu Pargue",
  Budapest: "Budapset Будапеш",
  Rimini: "Рмиини",
  Venice: "Венецея Venise",
  Florence: "Флоренцея",
  Naples: "Неапаль",
  Lisbon: "Лиссабн Lisabon",
  Madrid: "Мадирд Maddird",
  Alicante: "Аликантэ",
  Amsterdam: "Амстрдам Amsterdm",
  Tbilisi: "Тибилиси Тбилси",
  Yerevan: "Ерван",
  Bangkok: "Бангкк Bankgok",
  Pattaya: "Патайя Патая",
  Hurghada: "Хургаад Хугарда",
  Miami: "Маями Maimi",
  Courchevel: "Куршавль",
  Chamonix: "Шамноий",
  Larnaca: "Ларнкаа",
  Limassol: "Лимасол Limasol",
  Paphos: "Пафсо",
  Athens: "Афниы Athnes",
  Thessaloniki: "Салноики",
  Rhodes: "Родсо",
  Dubrovnik: "Дубровинк Dubrovnk",
  Podgorica: "Подгорца",
  Minsk: "Минкс",
  Almaty: "Алмыта",
};

it("F12: a slip in the name of a place people travel to is forgiven", () => {
  const missed = Object.entries(SLIPS).flatMap(([place, terms]) =>
    terms.split(" ").filter((term) => !found(term).includes(place)),
  );
  expect(missed.map((term) => `${term}: ${found(term).join(", ")}`)).toEqual([]);
});

it.each([
  ["Ulm 5", "Ulm"],
  ["Bar 12", "Bar"],
  ["12 Bar", "Bar"],
  ["Уфа, 5", "Ufa"],
  ["Ош 7а", "Osh"],
  ["Сочи 117", "Sochi"],
  ["Berlin 10115", "Berlin"],
  ["Ulm 12/3", "Ulm"],
  ["Шереметьево 2", "SVO"],
  ["svo 2", "SVO"],
  ["LHR 5", "LHR"],
])("F4: a number beside a name is a house there, or a terminal: «%s» is %s", (term, first) => {
  expect(found(term)[0]).toBe(first);
});

import type { GalleryLocale } from "#ui/gallery/gallery-options.ts";

/** The kind of a place in the specimen. */
type PlaceKind = "airport" | "station" | "hotel" | "address";

type Place = readonly [kind: PlaceKind, name: string, detail: string, code?: string];

const ru = {
  from: "Откуда",
  to: "Куда",
  stop: "Остановка по пути",
  prompt: "Аэропорт, вокзал, адрес",
  hint: "Попробуйте «шер», «отель» или «VKO»",
  clear: "Очистить",
  found: (count: number) => `Найдено мест: ${count}`,
  looking: "Ищем места",
  none: "Ничего не нашлось. Проверьте название или укажите ближайший город",
  failed: "Список не загрузился",
  retry: "Повторить",
  groups: { airport: "Аэропорты", station: "Вокзалы", hotel: "Отели", address: "Адреса" },
  kinds: { airport: "аэропорт", station: "вокзал", hotel: "отель", address: "адрес" },
  searching: "Идёт поиск",
  empty: "Нет такого места",
  lost: "Нет связи",
  invalid: "Ошибка",
  error: "Место не найдено. Выберите его из списка",
  vague: "Неточный адрес",
  warning: "Добавьте номер дома, чтобы машина подъехала к подъезду",
  off: "Недоступно",
  busy: "Место проверяется",
  typed: "Зелёный про",
  mistyped: "Шереметеьво",
  places: [
    ["airport", "Шереметьево", "Москва, Россия", "SVO"],
    ["airport", "Домодедово", "Москва, Россия", "DME"],
    ["airport", "Внуково", "Москва, Россия", "VKO"],
    ["station", "Ленинградский вокзал", "Москва, Комсомольская площадь, 3"],
    ["station", "Казанский вокзал", "Москва, Комсомольская площадь, 2"],
    ["hotel", "Отель «Метрополь»", "Театральный проезд, 2"],
    ["hotel", "Отель «Националь»", "Моховая улица, 15/1, стр. 1"],
    ["address", "Тверская улица", "Москва, Россия"],
    [
      "address",
      "Музей изобразительных искусств имени А. С. Пушкина, Галерея искусства стран Европы и Америки",
      "Улица Волхонка, 14, Москва, Россия",
    ],
  ] as readonly Place[],
};

const en: typeof ru = {
  from: "From",
  to: "To",
  stop: "Stop on the way",
  prompt: "Airport, station, address",
  hint: "Try “hea”, “hotel” or “LGW”",
  clear: "Clear",
  found: (count) => (count === 1 ? "1 place found" : `${count} places found`),
  looking: "Looking for places",
  none: "Nothing found. Check the spelling or give the nearest city",
  failed: "The list did not load",
  retry: "Try again",
  groups: { airport: "Airports", station: "Stations", hotel: "Hotels", address: "Addresses" },
  kinds: { airport: "airport", station: "station", hotel: "hotel", address: "address" },
  searching: "Search under way",
  empty: "No such place",
  lost: "No connection",
  invalid: "Error",
  error: "Place not found. Choose one from the list",
  vague: "Vague address",
  warning: "Add the house number so that the car stops at the door",
  off: "Disabled",
  busy: "Checking the place",
  typed: "Green Str",
  mistyped: "Heahtrow",
  places: [
    ["airport", "Heathrow", "London, United Kingdom", "LHR"],
    ["airport", "Gatwick", "London, United Kingdom", "LGW"],
    ["airport", "Stansted", "London, United Kingdom", "STN"],
    ["station", "King’s Cross", "Euston Road, London"],
    ["station", "Paddington", "Praed Street, London"],
    ["hotel", "The Savoy hotel", "Strand, London"],
    ["hotel", "Claridge’s hotel", "Brook Street, London"],
    ["address", "Baker Street", "London, United Kingdom"],
    [
      "address",
      "The Royal Society for the Encouragement of Arts, Manufactures and Commerce",
      "8 John Adam Street, London, United Kingdom",
    ],
  ],
};

/** The texts and places of the place field's specimen. */
export const PLACE_TEXTS: Readonly<Record<GalleryLocale, typeof ru>> = { ru, en };

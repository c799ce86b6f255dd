import type { Currency } from "#domain/values/money.ts";

/** A place where rides of the demonstration begin and end. */
export interface DemoEnd {
  /** `lat,lng`. */
  readonly point: string;
  readonly kind: "airport" | "station" | "address";
  /** As a traveller types it; an airport has the name that the product knows. */
  readonly ru: string;
  readonly en: string;
  /** Where several of an airport's terminals are meant. */
  readonly terminal?: string;
}

/** What flies or runs at the places of a city, and whom one meets there. */
export interface DemoCity {
  readonly currency: Currency;
  readonly zone: string;
  readonly flights: readonly string[];
  readonly trains: readonly string[];
  readonly ends: Readonly<Record<string, DemoEnd>>;
  /** Pairs of ends that people ride between, the busiest first. */
  readonly ways: readonly (readonly [string, string])[];
  /** Of the rides of the company, this many in a hundred. */
  readonly share: number;
  /** Tells the drivers of one city from those of another. */
  readonly drivers: "ru" | "ae" | "gb" | "tr" | "gr";
}

const airport = (point: string, code: string, terminal?: string): DemoEnd => ({
  point,
  kind: "airport",
  ru: code,
  en: code,
  ...(terminal !== undefined && { terminal }),
});
const at = (point: string, ru: string, en: string): DemoEnd => ({ point, kind: "address", ru, en });
const station = (point: string, ru: string, en: string): DemoEnd => ({ point, kind: "station", ru, en });

/** The cities in which the company of the demonstration drives. */
export const DEMO_CITIES = {
  moscow: {
    currency: "RUB",
    zone: "Europe/Moscow",
    share: 48,
    drivers: "ru",
    flights: ["SU 2455", "SU 36", "SU 2578", "U6 272", "TK 413", "S7 1024", "DP 842", "CZ 355", "EK 133", "SU 1480"],
    trains: ["756А", "752А", "016А", "102Й"],
    ends: {
      svoC: airport("55.972599,37.4146", "SVO", "C"),
      svoB: airport("55.972599,37.4146", "SVO", "B"),
      svoD: airport("55.972599,37.4146", "SVO", "D"),
      vko: airport("55.591499,37.2615", "VKO", "A"),
      dme: airport("55.408798,37.9063", "DME"),
      zia: airport("55.553299,38.150002", "ZIA"),
      metropol: at("55.7583,37.6211", "Театральный проезд, 2, «Метрополь»", "Metropol, Teatralny Drive 2"),
      tverskaya: at("55.7636,37.6066", "Тверская, 14", "Tverskaya 14"),
      skolkovo: at("55.6981,37.3597", "Сколково, Большой бульвар, 42", "Skolkovo, Bolshoy Boulevard 42"),
      tsvetnoy: at("55.7689,37.6215", "Цветной бульвар, 11", "Tsvetnoy Boulevard 11"),
      presnenskaya: at("55.7475,37.537", "Пресненская набережная, 8", "Presnenskaya Embankment 8"),
      patriarshiye: at("55.7637,37.592", "Патриаршие пруды, Малая Бронная, 24", "Patriarshiye, Malaya Bronnaya 24"),
      leningradsky: station("55.7763,37.6552", "Ленинградский вокзал", "Leningradsky station"),
      kursky: station("55.7573,37.6608", "Курский вокзал", "Kursky station"),
      belorussky: station("55.7764,37.5817", "Белорусский вокзал", "Belorussky station"),
      suzdal: at("56.419,40.449", "Суздаль, Ленина, 45", "Suzdal, Lenina 45"),
      tula: at("54.193,37.6177", "Тула, проспект Ленина, 85", "Tula, Lenina Avenue 85"),
    },
    ways: [
      ["svoC", "metropol"],
      ["svoB", "tsvetnoy"],
      ["tverskaya", "svoB"],
      ["presnenskaya", "svoD"],
      ["vko", "tverskaya"],
      ["leningradsky", "vko"],
      ["kursky", "dme"],
      ["patriarshiye", "dme"],
      ["belorussky", "svoB"],
      ["dme", "skolkovo"],
      ["zia", "tula"],
      ["svoC", "suzdal"],
    ],
  },
  sochi: {
    currency: "RUB",
    zone: "Europe/Moscow",
    share: 20,
    drivers: "ru",
    flights: ["SU 1124", "SU 1131", "DP 6951", "A4 220", "S7 2035"],
    trains: ["104В", "102М"],
    ends: {
      aer: airport("43.449902,39.9566", "AER"),
      rozaKhutor: at("43.672,40.2975", "Роза Хутор, 4", "Roza Khutor 4"),
      sirius: at("43.406,39.951", "Сириус, Олимпийский проспект, 21", "Sirius, Olympic Avenue 21"),
      polyana: at("43.678,40.205", "Красная Поляна, Турчинского, 10", "Krasnaya Polyana, Turchinskogo 10"),
      sochi: at("43.585,39.723", "Сочи, Курортный проспект, 18", "Sochi, Kurortny Avenue 18"),
      adler: station("43.4289,39.9262", "Вокзал Адлер", "Adler station"),
    },
    ways: [
      ["aer", "rozaKhutor"],
      ["rozaKhutor", "aer"],
      ["aer", "sirius"],
      ["polyana", "aer"],
      ["aer", "sochi"],
      ["adler", "polyana"],
    ],
  },
  dubai: {
    currency: "AED",
    zone: "Asia/Dubai",
    share: 14,
    drivers: "ae",
    flights: ["EK 132", "EK 134", "FZ 981", "SU 520", "BA 107"],
    trains: [],
    ends: {
      dxb: airport("25.2528,55.364399", "DXB", "3"),
      palm: at("25.1304,55.1171", "Пальма Джумейра, Кресент-роуд, 1", "Palm Jumeirah, Crescent Road 1"),
      jbr: at("25.0788,55.1345", "JBR, The Walk, 5", "JBR, The Walk 5"),
      marina: at("25.0805,55.1403", "Дубай-Марина, 12", "Dubai Marina 12"),
    },
    ways: [
      ["dxb", "palm"],
      ["jbr", "dxb"],
      ["dxb", "jbr"],
      ["marina", "dxb"],
    ],
  },
  london: {
    currency: "GBP",
    zone: "Europe/London",
    share: 10,
    drivers: "gb",
    flights: ["BA 178", "VS 4", "U2 8024", "BA 872"],
    trains: [],
    ends: {
      lhr5: airport("51.4706,-0.461941", "LHR", "5"),
      lhr3: airport("51.4706,-0.461941", "LHR", "3"),
      lgw: airport("51.148102,-0.190278", "LGW", "S"),
      portland: at("51.5206,-0.145", "Портленд-плейс, 20, W1", "Portland Place 20, W1"),
      canary: at("51.5054,-0.0235", "Канэри-Уорф, E14", "Canary Wharf, E14"),
      cambridge: at("52.207,0.117", "Кембридж, Тринити-стрит, 3", "Cambridge, Trinity Street 3"),
    },
    ways: [
      ["lhr5", "portland"],
      ["lgw", "canary"],
      ["lhr3", "cambridge"],
      ["portland", "lhr5"],
    ],
  },
  istanbul: {
    currency: "EUR",
    zone: "Europe/Istanbul",
    share: 5,
    drivers: "tr",
    flights: ["TK 414", "TK 1984", "PC 387"],
    trains: [],
    ends: {
      ist: airport("41.275278,28.751944", "IST"),
      sultanahmet: at("41.0054,28.9768", "Султанахмет, Диванйолу, 12", "Sultanahmet, Divanyolu 12"),
      kadikoy: at("40.9903,29.029", "Кадыкёй, Мода, 7", "Kadıköy, Moda 7"),
    },
    ways: [
      ["ist", "sultanahmet"],
      ["kadikoy", "ist"],
    ],
  },
  athens: {
    currency: "EUR",
    zone: "Europe/Athens",
    share: 3,
    drivers: "gr",
    flights: ["A3 881", "A3 602"],
    trains: [],
    ends: {
      ath: airport("37.936401,23.9445", "ATH"),
      plaka: at("37.972,23.73", "Плака, Адриану, 40", "Plaka, Adrianou 40"),
    },
    ways: [["ath", "plaka"]],
  },
} as const satisfies Readonly<Record<string, DemoCity>>;

/** Name of a city of the demonstration. */
export type DemoCityName = keyof typeof DEMO_CITIES;

import type { TripDriver } from "#domain/orders/trip-driver.ts";
import type { TripMark } from "#domain/orders/trip-mark.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Chance } from "./chance.ts";

/** Whoever orders and rides. */
export interface DemoPerson {
  readonly name: string;
  readonly lang: Locale;
  readonly phone: string;
  readonly email: string;
}

const RU_WOMEN = [
  "Анна",
  "Марина",
  "Ольга",
  "Юлия",
  "Наталья",
  "Алина",
  "Ирина",
  "Елена",
  "Татьяна",
  "Ксения",
  "Дарья",
];
const RU_MEN = ["Олег", "Дмитрий", "Павел", "Виктор", "Алексей", "Сергей", "Иван", "Артём", "Никита", "Михаил", "Глеб"];
const RU_LAST = ["Иванов", "Никитин", "Соколов", "Лебедев", "Крылов", "Гусев", "Орлов", "Фомин", "Савельев", "Белов"];
const RU_MORE = ["Рустамов", "Ершов", "Тихонов", "Карпов", "Жуков", "Зайцев", "Мельников", "Щукин", "Юдин", "Громов"];
const OTHERS = ["James Whitfield", "Priya Nair", "Sophie Laurent", "Emma Carlisle", "Layla Rahman", "Kenji Watanabe"];
const OTHERS_MORE = ["Li Wei", "Mehmet Yılmaz", "Ayşe Öztürk", "Şükrü Çelik", "Νίκος Παπαδόπουλος", "Ελένη Γεωργίου"];
const FIRST = ["Oliver", "Grace", "Thomas", "Amelia", "Lucas", "Chloé", "Jürgen", "Zofia", "Mateo", "Ingrid", "Samir"];
const LAST = ["Baker", "Turner", "Dubois", "Müller", "Nowak", "García", "Lindqvist", "Haddad", "O’Connor", "Rossi"];

const TRANSLIT: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "e", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l", м: "m",
  н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "sch", ы: "y",
  э: "e", ю: "yu", я: "ya", ь: "", ъ: "", ı: "i",
}; // prettier-ignore

/** The part of an address of mail before the sign: a name in Latin letters. */
function mailName(name: string): string {
  const latin = [...name.toLowerCase()].map((letter) => TRANSLIT[letter] ?? letter).join("");
  return (
    latin
      .normalize("NFD")
      .replaceAll(/[^a-z ]/g, "")
      .trim()
      .replaceAll(/ +/g, ".") || "traveller"
  );
}

/** A person of this name; phones and addresses are of ranges that belong to nobody. */
export function demoPerson(name: string, chance: Chance): DemoPerson {
  const isRussian = /[а-яё]/i.test(name);
  const digits = String(chance.between(0, 9_999_999)).padStart(7, "0");
  const phone = isRussian ? `+7900${digits}` : `+447700${String(900_000 + (Number(digits) % 1000))}`;
  return { name, lang: isRussian ? "ru" : "en", phone, email: `${mailName(name)}@traveller.example` };
}

/** Somebody who rides. */
export function drawPerson(chance: Chance): DemoPerson {
  if (chance.is(0.6)) {
    const last = chance.of([...RU_LAST, ...RU_MORE]);
    return demoPerson(chance.is(0.5) ? `${chance.of(RU_MEN)} ${last}` : `${chance.of(RU_WOMEN)} ${last}а`, chance);
  }
  const isKnown = chance.is(0.4);
  return demoPerson(
    isKnown ? chance.of([...OTHERS, ...OTHERS_MORE]) : `${chance.of(FIRST)} ${chance.of(LAST)}`,
    chance,
  );
}

/** Drivers by the cities in which they drive, the ones of the pictures first. */
export const DEMO_DRIVERS = {
  moscow: [
    driver("Сергей Волков", "+79035550142", "Camry", "О 418 НУ 77"),
    driver("Игорь Панин", "+79035550143", "Rapid", "Е 092 ТР 197"),
    driver("Андрей Мельник", "+79035550144", "S-Class", "А 060 МР 97"),
    driver("Роман Зуев", "+79035550145", "Rio", "У 611 ВВ 799"),
    driver("Олег Савин", "+79035550146", "Staria", "К 207 ОР 777"),
    driver("Тимур Галеев", "+79035550147", "V-Class", "М 330 АН 797"),
    driver("Борис Чернов", "+79035550148", "Camry", "Н 515 КУ 77"),
  ],
  sochi: [
    driver("Руслан Хачатрян", "+79185550101", "Prado", "К 507 АМ 123"),
    driver("Арам Геворкян", "+79185550102", "K5", "М 733 СК 123"),
    driver("Денис Лялин", "+79185550103", "Camry", "Т 118 ЕЕ 123"),
  ],
  dubai: [
    driver("Omar Haddad", "+971505550110", "Lexus ES", "F 48210"),
    driver("Bilal Khan", "+971505550111", "Camry", "K 90314"),
  ],
  london: [
    driver("Tom Ashby", "+447700900120", "E-Class", "LK73 OVB"),
    driver("Nadia Cole", "+447700900121", "Passat", "LD24 HXE"),
  ],
  istanbul: [driver("Emre Doğan", "+905305550130", "Vito", "34 ABC 118")],
  athens: [driver("Γιώργος Νικολάου", "+306905550140", "Octavia", "ΙΜΖ 4127")],
} as const satisfies Readonly<Record<string, readonly TripDriver[]>>;

function driver(name: string, phone: string, car: string, plate: string): TripDriver {
  return { name, phone, car, plate };
}

/** Names of drivers whom a busier company has besides. */
const MORE_DRIVERS = {
  ru: ["Пётр", "Юрий", "Вадим", "Ренат", "Карен", "Станислав"],
  other: ["Ali", "Sam", "Yusuf", "Leo"],
};

/** One more driver of a city. */
export function oneMoreDriver(isRussian: boolean, number: number, chance: Chance): TripDriver {
  const first = chance.of(isRussian ? MORE_DRIVERS.ru : MORE_DRIVERS.other);
  const last = chance.of(isRussian ? [...RU_LAST, ...RU_MORE] : LAST);
  const digits = String(number).padStart(5, "0");
  return driver(
    `${first} ${last}`,
    isRussian ? `+79045${digits}0` : `+97155${digits}00`,
    chance.of(["Camry", "Octavia", "K5", "Staria", "E-Class"]),
    isRussian ? `В ${digits.slice(-3)} ОС 77` : `P ${digits}`,
  );
}

/** Marks that dispatchers put on trips, the usual ones first. */
export const DEMO_MARKS: readonly TripMark[] = [
  "vip",
  "english",
  "luggage",
  "children",
  "night",
  "call-before",
  "regular",
];

/** What dispatchers write beside an order. */
export const DEMO_NOTES = {
  ru: [
    "Просит не звонить до прилёта.",
    "Едет с собакой в переноске, водитель предупреждён.",
    "Постоянный клиент, любит тишину.",
    "Подъезд со двора, шлагбаум открывает консьерж.",
    "Перезвонить за час: рейс могут задержать.",
  ],
  en: [
    "Asked not to be called before landing.",
    "Travels with a dog in a carrier, the driver knows.",
    "Regular customer, likes it quiet.",
    "Entrance from the yard, the porter opens the barrier.",
    "Call an hour before: the flight may be late.",
  ],
} as const;

import type { DemoCityName } from "./demo-cities.ts";

/** One trip of the hour that the pictures of the console show. */
export interface PictureTrip {
  readonly city: DemoCityName;
  readonly way: readonly [string, string];
  /** Minutes from now to its pick-up. */
  readonly inMinutes: number;
  readonly name: string;
  readonly flight: string;
  readonly classId: number;
  readonly people: number;
  /** The number of its driver in the list of the city's drivers; none has no driver yet. */
  readonly driver?: number;
  readonly is:
    | "new"
    | "unpaid"
    | "confirmed"
    | "under-way"
    | "completed"
    | "no-show"
    | "cancelled"
    | "part-paid"
    | "cash";
  readonly mark?: "vip" | "children" | "luggage" | "company" | "english" | "night";
  readonly isChanged?: true;
  readonly hasFailedLetter?: true;
}

const trip = (
  city: DemoCityName,
  way: readonly [string, string],
  inMinutes: number,
  who: readonly [name: string, flight: string, classId: number, people: number],
  is: PictureTrip["is"],
  more: Pick<PictureTrip, "driver" | "mark" | "isChanged" | "hasFailedLetter"> = {},
): PictureTrip => {
  const [name, flight, classId, people] = who;
  return { city, way, inMinutes, name, flight, classId, people, is, ...more };
};

/** The trips of that hour, which begin every company of the demonstration that is large enough. */
export const PICTURE_TRIPS: readonly PictureTrip[] = [
  trip("dubai", ["jbr", "dxb"], -216, ["Samir Haddad", "EK 131", 5, 1], "completed", { driver: 0 }),
  trip("moscow", ["tverskaya", "svoB"], -211, ["Глеб Юдин", "SU 1480", 4, 1], "completed", { driver: 0 }),
  trip("moscow", ["patriarshiye", "dme"], -161, ["Ксения Тихонова", "U6 271", 5, 2], "completed", { driver: 2 }),
  trip("sochi", ["aer", "rozaKhutor"], -81, ["Олег Никитин", "SU 1124", 8, 3], "no-show", { driver: 0 }),
  trip("moscow", ["svoC", "metropol"], -31, ["Анна Иванова", "SU 2455", 4, 2], "under-way", { driver: 0 }),
  trip("london", ["lhr5", "portland"], -11, ["Priya Nair", "BA 178", 5, 1], "under-way", { driver: 0 }),
  trip("dubai", ["dxb", "palm"], 39, ["James Whitfield", "EK 132", 5, 2], "confirmed", { driver: 0, mark: "vip" }),
  trip("moscow", ["leningradsky", "vko"], 64, ["Марина Соколова", "756А", 2, 3], "cash", {
    driver: 1,
    mark: "children",
  }),
  trip("moscow", ["dme", "skolkovo"], 84, ["Дмитрий Лебедев", "U6 272", 10, 5], "unpaid"),
  trip("sochi", ["rozaKhutor", "aer"], 119, ["Kenji Watanabe", "SU 1131", 4, 2], "confirmed", { driver: 1 }),
  trip("london", ["lgw", "canary"], 154, ["Sophie Laurent", "U2 8024", 3, 2], "confirmed", { driver: 0 }),
  trip("moscow", ["svoB", "tsvetnoy"], 169, ["Ольга Крылова", "SU 36", 4, 2], "part-paid", {
    driver: 0,
    isChanged: true,
  }),
  trip("dubai", ["marina", "dxb"], 189, ["Layla Rahman", "FZ 981", 10, 6], "new", { hasFailedLetter: true }),
  trip("moscow", ["vko", "tverskaya"], 219, ["Mehmet Yılmaz", "TK 413", 4, 2], "confirmed", { driver: 1 }),
  trip("moscow", ["vko", "tverskaya"], 219, ["M. Yilmaz", "TK 413", 4, 2], "new"),
  trip("sochi", ["aer", "sirius"], 269, ["Наталья Гусева", "DP 6951", 10, 6], "confirmed", {
    driver: 0,
    mark: "company",
  }),
  trip("moscow", ["kursky", "dme"], 299, ["Артём Ершов", "752А", 2, 1], "confirmed", { driver: 1 }),
  trip("moscow", ["presnenskaya", "svoD"], 319, ["Павел Орлов", "SU 2578", 5, 1], "confirmed", {
    driver: 2,
    mark: "company",
  }),
  trip("london", ["lhr3", "cambridge"], 349, ["Emma Carlisle", "VS 4", 7, 4], "confirmed", { mark: "luggage" }),
  trip("moscow", ["belorussky", "svoB"], 409, ["Юлия Фомина", "SU 1480", 2, 2], "cash", { driver: 3 }),
  trip("dubai", ["dxb", "jbr"], 424, ["Виктор Савельев", "EK 134", 5, 2], "confirmed", { driver: 0, mark: "vip" }),
  trip("sochi", ["polyana", "aer"], 454, ["Ирина Белова", "A4 220", 8, 4], "cancelled"),
  trip("moscow", ["svoC", "suzdal"], 539, ["Li Wei", "CZ 355", 10, 4], "unpaid", { mark: "english" }),
  trip("moscow", ["zia", "tula"], 754, ["Алина Рустамова", "DP 842", 4, 3], "confirmed", { driver: 0, mark: "night" }),
];

/** Marks by which browsers and systems name themselves. The first one that fits counts, because each also names what it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser|YaApp/, "Yandex Browser"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|OPiOS\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Version\/[\d.]+.*Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/Linux|X11/, "Linux"],
];

/** The browser and the system of a `User-Agent` as their owner names them, "Chrome, Windows"; empty for any other program. */
export function browserOf(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].map((names) => names.find(([mark]) => mark.test(userAgent))?.[1]);
  return named.filter((name) => name !== undefined).join(", ");
}

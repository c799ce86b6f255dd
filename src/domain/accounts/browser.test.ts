import { expect, test } from "vitest";
import { browserOf } from "#domain/accounts/browser.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${WINDOWS} Chrome/131.0.0.0 Safari/537.36`, "Chrome, Windows"],
  [`${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge, Windows"],
  [`${WINDOWS} Chrome/130.0.0.0 YaBrowser/24.12.0.0 Safari/537.36`, "Yandex Browser, Windows"],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari, iPhone"],
  [`${IPHONE} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome, iPhone"],
  [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, "Samsung Internet, Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari, macOS",
  ],
  ["curl/8.5.0", ""],
  ["", ""],
])("T-08: a log-in of %s is listed as %s", (userAgent, shown) => {
  expect(browserOf(userAgent)).toBe(shown);
});

import "#ui/base.css";
import { afterEach } from "vitest";
import { page } from "vitest/browser";

// A test may switch to a phone; the next one starts on a desktop again.
afterEach(async () => {
  if (innerWidth !== 1280 || innerHeight !== 900) await page.viewport(1280, 900);
});

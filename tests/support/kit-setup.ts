import "#ui/base.css";
import { afterEach } from "vitest";
import { page } from "vitest/browser";

// A test may look at a phone; the next one begins at a desk again.
afterEach(async () => {
  if (innerWidth !== 1280 || innerHeight !== 900) await page.viewport(1280, 900);
});

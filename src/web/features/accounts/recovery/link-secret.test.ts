import { expect, test } from "vitest";
import { letSecretGo, takeSecret } from "./link-secret.ts";

test("the secret of a letter's link leaves the address, and is there again for a drawing that is begun anew", () => {
  const seen: string[] = [];
  const at = (hash: string) => ({
    hash,
    pathname: "/account/password",
    search: "?lang=en",
    replace: (address: string) => void seen.push(address),
  });
  expect(takeSecret("", at("#of-a-letter"))).toBe("of-a-letter");
  expect(seen).toEqual(["/account/password?lang=en"]);
  expect(takeSecret("", at(""))).toBe("of-a-letter");
  letSecretGo("");
  expect(takeSecret("", at(""))).toBe("");
  expect(takeSecret("email=", at("#of-a-letter"))).toBe("");
  expect(takeSecret("email=", at("#email=of-a-letter"))).toBe("of-a-letter");
  expect(seen).toHaveLength(2);
});

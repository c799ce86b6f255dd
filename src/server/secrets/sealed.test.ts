import { expect, it } from "vitest";
import { seal, unseal } from "#server/secrets/sealed.ts";

const OLD = "the first secret, long enough to be one";
const NEW = "the second secret, long enough to be one";
const plain = Buffer.from("a seed");

it("sealed bytes are read by whoever has their secret, also while another replaces it, and by nobody else", () => {
  const sealed = seal(plain, [OLD], "seed of 5");
  expect(unseal(sealed, [OLD], "seed of 5")).toEqual(plain);
  expect(unseal(sealed, [NEW, OLD], "seed of 5")).toEqual(plain);
  expect(unseal(sealed, [NEW], "seed of 5")).toBeNull();
  expect(seal(plain, [OLD], "seed of 5").bytes).not.toEqual(sealed.bytes);
});

it("sealed bytes that were changed, or moved to somebody else, open nothing", () => {
  const { bytes, sealedBy } = seal(plain, [OLD], "seed of 5");
  expect(unseal({ bytes, sealedBy }, [OLD], "seed of 6")).toBeNull();
  const flipped = Buffer.from(bytes);
  flipped[14] = (flipped[14] ?? 0) ^ 1;
  expect(unseal({ bytes: flipped, sealedBy }, [OLD], "seed of 5")).toBeNull();
});

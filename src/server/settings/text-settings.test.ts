import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";

test("no text messages are sent until a gateway is named", () => {
  expect(readEnv({}).texts).toBeUndefined();
  expect(readEnv({ SMS_URL: "https://texts.example/v1", SMS_TOKEN: "word" }).texts).toEqual({
    url: "https://texts.example/v1",
    token: "word",
  });
});

test.each([
  [{ SMS_URL: "http://texts.example", SMS_TOKEN: "word" }, "SMS_URL must be an https:// address"],
  [{ SMS_URL: "https://me@texts.example", SMS_TOKEN: "word" }, "without a user name"],
  [{ SMS_URL: "https://texts.example" }, "SMS_TOKEN is needed"],
])("%o is refused at the start with an explanation", (variables, words) => {
  expect(() => readEnv(variables)).toThrow(words);
});

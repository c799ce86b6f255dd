import { describe, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";

describe("outside services in the environment", () => {
  test("OPN-030, ruling 19: by default no outside service is asked", () => {
    expect(readEnv({})).toMatchObject({ geocoder: "off", directions: "estimate" });
  });

  test.each<Record<string, string>>([
    { GEOCODER: "photon", GEOCODER_URL: "https://photon.example/" },
    { GEOCODER: "nominatim", GEOCODER_URL: "http://localhost:8080" },
    { DIRECTIONS: "osrm", DIRECTIONS_URL: "http://localhost:5000" },
    { DIRECTIONS: "valhalla", DIRECTIONS_URL: "https://maps.example/valhalla?api_key=k" },
    { DIRECTIONS: "mapbox", DIRECTIONS_KEY: "pk.key" },
    { DIRECTIONS: "valhalla-local", DIRECTIONS_TILES: "tiles" },
  ])("%o is accepted", (variables) => {
    expect(() => readEnv(variables)).not.toThrow();
  });

  test.each<[Record<string, string>, string]>([
    [{ GEOCODER: "google" }, "GEOCODER must be one of off, photon, nominatim"],
    [{ GEOCODER: "photon" }, "GEOCODER_URL is needed for GEOCODER=photon"],
    [{ GEOCODER: "photon", GEOCODER_URL: "photon.example" }, "GEOCODER_URL must be an http"],
    [{ GEOCODER: "photon", GEOCODER_URL: "file:///etc/passwd" }, "GEOCODER_URL must be an http"],
    [{ GEOCODER: "photon", GEOCODER_URL: "https://me:word@photon.example" }, "without a user name"],
    [{ DIRECTIONS: "fly" }, "DIRECTIONS must be one of estimate, osrm, valhalla, mapbox, valhalla-local"],
    [{ DIRECTIONS: "osrm" }, "DIRECTIONS_URL is needed for DIRECTIONS=osrm"],
    [{ DIRECTIONS: "valhalla" }, "DIRECTIONS_URL is needed for DIRECTIONS=valhalla"],
    [{ DIRECTIONS: "mapbox" }, "DIRECTIONS_KEY is needed for DIRECTIONS=mapbox"],
    [{ DIRECTIONS: "valhalla-local" }, "DIRECTIONS_TILES is needed for DIRECTIONS=valhalla-local"],
  ])("%o is refused at the start with an explanation", (variables, words) => {
    expect(() => readEnv(variables)).toThrow(words);
  });
});

describe("where requests for rides without cars go", () => {
  test.each<[Record<string, string>, string]>([
    [{ OPERATOR_MAIL: "desk@rides.example", MAIL_FROM: "Rides <rides@rides.example>" }, "desk@rides.example"],
    [{ MAIL_FROM: "Rides <rides@rides.example>" }, "rides@rides.example"],
    [{ MAIL_FROM: "rides@rides.example" }, "rides@rides.example"],
    [{}, "rides@localhost"],
  ])("%o: to the operator's address, or to the sender's where it is missing", (variables, address) => {
    expect(readEnv(variables).operatorMail).toBe(address);
  });

  test.each(["desk", "desk@rides.example, boss@rides.example", "Desk <desk@rides.example>"])(
    "%s is refused at the start with an explanation",
    (address) => {
      expect(() => readEnv({ OPERATOR_MAIL: address })).toThrow("OPERATOR_MAIL must be one address");
    },
  );
});

describe("values that cannot be", () => {
  test.each<[string, string]>([
    ["NODE_ENV", "prod"],
    ["HOST", "http://localhost"],
    ["PORT", "abc"],
    ["PUBLIC_URL", "rides.example:3000"],
    ["ALLOWED_HOSTS", "https://partner.example/"],
    ["DATABASE_URL", "postgres://user@host:99999/rides"],
    ["DATABASE_POOL", "many"],
    ["SECRET", "short"],
    ["BASE_PATH", "/a//b"],
    ["ACCENT_COLOR", "green"],
    ["SMTP_URL", "smtp://host:abc"],
    ["MAIL_FROM", "nobody"],
    ["OPERATOR_CONTACT", "help"],
    ["OPERATOR_COUNTRY", "XX"],
    ["CLOSED_COUNTRIES", "RU,XX"],
    ["TRUSTED_PROXIES", "10.0.0.0/99"],
    ["CALLS_PER_MINUTE", "-1"],
    ["METRICS_TOKEN", "two words"],
    ["LOG_LEVEL", "verbose"],
  ])("%s=%s is refused alone, with what it must be and where to change it", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^The environment cannot be used:\\n- ${name} must [^\\n]+\\nChange it there or in the file \\.env`),
    );
  });

  test.each<Record<string, string>>([
    { HOST: "::1", PUBLIC_URL: "https://rides.example:8443", ALLOWED_HOSTS: "partner.example, [::1]:3000" },
    { DATABASE_URL: "postgres:///rides?host=/var/run/postgresql", SMTP_URL: "smtps://me:word@mail.example:465" },
    {
      TRUSTED_PROXIES: "loopback, 10.0.0.0/8, fd00::1",
      MAIL_FROM: "rides@localhost",
      OPERATOR_CONTACT: "a@b.co | c@d.ru",
    },
  ])("%o is taken", (variables) => {
    expect(() => readEnv(variables)).not.toThrow();
  });
});

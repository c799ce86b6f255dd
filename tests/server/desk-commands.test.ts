import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { ROOT } from "../house/source-files.ts";

const run = promisify(execFile);

/** Commands of each make by which an operator looks after a server. */
const COMMANDS = ["account", "backup", "person"];

it("a command of an operator says what it does when it is asked, without a database", async () => {
  const said = await Promise.all(
    COMMANDS.map(async (name) => {
      const env = { ...process.env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
      const { stdout } = await run(process.execPath, [join(ROOT, "scripts", `${name}.ts`), "--help"], { env });
      return [name, stdout.includes(`npm run ${name}`)];
    }),
  );
  expect(said).toEqual(COMMANDS.map((name) => [name, true]));
});
